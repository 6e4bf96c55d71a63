import { NextRequest } from "next/server";
import { afterEach } from "vitest";
import { TAB_HEADER } from "@/lib/core/realtime-change";
import { closeRealtime } from "@/lib/server/realtime/hub";
import { createWorld } from "@/tests/integration/api/api-world";
import { createPerson } from "@/tests/support/actors";
import { type Caller, HOST, loadRoute } from "@/tests/support/call";
import { EventReader } from "@/tests/support/event-reader";

export const TAB = "0123456789abcdef0123456789abcdef";
export const fromTab = { [TAB_HEADER]: TAB };

afterEach(closeRealtime);

/**
 * Opens the event stream of a person through its route. `since` is the time before which the server read no data of the
 * page, in milliseconds since 1970.
 */
export async function listenAs(caller: Caller, since?: number): Promise<EventReader> {
  const response = await ask(caller, "GET", since === undefined ? "" : `?since=${since}`);
  if (!response.body || response.status !== 200) throw new Error(await response.text());
  return new EventReader(response.body);
}

/** Returns the response of the event stream's route with an unread body. */
export async function ask({ cookie = "" }: Caller, method = "GET", query = ""): Promise<Response> {
  const { GET } = await loadRoute("/api/events");
  const request = new NextRequest(`http://${HOST}/api/events${query}`, {
    method,
    headers: { host: HOST, cookie },
  });
  if (!GET) throw new Error("The stream has no route");
  return GET(request, { params: Promise.resolve({}) });
}

/** Creates a household with rows of every kind, and opens the event stream of its admin. */
export async function household() {
  const world = await createWorld();
  const admin = await createPerson({ householdId: world.householdId });
  return { world, admin, stream: await listenAs(admin) };
}
