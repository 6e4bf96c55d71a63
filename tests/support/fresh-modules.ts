// Runs before each test file whose worker process has run other files. Packages in node_modules stay loaded, because
// loading them takes most of the time of a short file. The modules of the app are evaluated again for each file, so
// that module state does not leak between test files.
import { afterAll, vi } from "vitest";

const globals = new Set(Reflect.ownKeys(globalThis));

afterAll(() => {
  vi.useRealTimers();
  vi.resetModules();
  for (const key of Reflect.ownKeys(globalThis)) {
    if (!globals.has(key)) Reflect.deleteProperty(globalThis, key);
  }
});
