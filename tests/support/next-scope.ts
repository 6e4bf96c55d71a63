import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import type { NextRequest } from "next/server";

type WorkStore = Parameters<typeof workAsyncStorage.run>[0];
type WorkUnitStore = Parameters<typeof workUnitAsyncStorage.run>[0];

/**
 * Runs a route handler in a scope in which `cookies()` and `headers()` of Next return those of the request. next-auth
 * calls them. The app's own routes read the request that is passed to them.
 */
export function inNextScope<T>(route: string, request: NextRequest, handle: () => T): T {
  const { cookies, headers } = request;
  // Next's request stores have more fields. They are left out, because a route that only reads the request
  // does not use them.
  const work = { route } as WorkStore;
  const unit = { type: "request", phase: "render", cookies, headers } as unknown as WorkUnitStore;
  return workAsyncStorage.run(work, () => workUnitAsyncStorage.run(unit, handle));
}
