import { expect, test, vi } from "vitest";

test("zod evaluates no strings once the browser's start has run", async () => {
  await import("@/instrumentation-client");
  const evaluate = vi.fn();
  vi.stubGlobal("Function", evaluate);
  const { z } = await import("zod");
  expect(z.object({ name: z.string() }).safeParse({ name: "Rice" }).success).toBe(true);
  expect(evaluate).not.toHaveBeenCalled();
});
