import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import type { NextRequest } from "next/server";

type WorkStore = Parameters<typeof workAsyncStorage.run>[0];
type WorkUnitStore = Parameters<typeof workUnitAsyncStorage.run>[0];

/**
 * Runs a route's handler where `cookies()` and `headers()` know the request, as Next does. next-auth
 * asks for them; our own routes read the request that they are given.
 */
export function inNextScope<T>(route: string, request: NextRequest, handle: () => T): T {
  const { cookies, headers } = request;
  // Next's own stores hold much more, none of which a route that only reads the request asks for.
  const work = { route } as WorkStore;
  const unit = { type: "request", phase: "render", cookies, headers } as unknown as WorkUnitStore;
  return workAsyncStorage.run(work, () => workUnitAsyncStorage.run(unit, handle));
}
