// Runs before each integration test file whose worker process runs several files. Packages in node_modules stay loaded.
// After the file this closes the connections of the app, deletes its globals and modules, and restores the
// environment variables, so that the next file gets modules and a database of its own.
import { aroundAll, vi } from "vitest";

const env = { ...process.env };

// Unlike `afterAll`, this also cleans up after a file whose own `afterAll` fails.
aroundAll(async (runFile) => {
  try {
    await runFile();
    await closeConnections();
  } finally {
    vi.useRealTimers();
    vi.resetModules();
    // Packages such as Prisma add globals when they are loaded, and need them as long as they stay loaded.
    for (const key of Reflect.ownKeys(globalThis)) {
      if (nameOf(key).startsWith("larder")) Reflect.deleteProperty(globalThis, key);
    }
    for (const name of Object.keys(process.env)) {
      if (!(name in env)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, env);
  }
});

async function closeConnections(): Promise<void> {
  if ("larderRealtimeHub" in globalThis) {
    const { closeRealtime } = await import("@/lib/server/realtime/hub");
    await closeRealtime();
  }
  if ("larderDatabase" in globalThis) {
    const { closeDatabase } = await import("@/lib/server/db");
    await closeDatabase();
  }
}

function nameOf(key: string | symbol): string {
  return typeof key === "string" ? key : (Symbol.keyFor(key) ?? "");
}
