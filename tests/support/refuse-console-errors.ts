import { format } from "node:util";
import { afterEach } from "vitest";

const unexpected: string[] = [];
const print = console.error;

// Fails each test that calls `console.error`. A test that expects an error replaces this function with its own
// spy.
console.error = (...args: unknown[]) => {
  unexpected.push(format(...args));
  print(...args);
};

afterEach(() => {
  const calls = unexpected.splice(0);
  if (calls.length > 0) throw new Error(`Unexpected console.error:\n${calls.join("\n")}`);
});
