import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db";
import { MEMBER_CALLS, titleOf } from "@/tests/integration/api/api-table";
import { createWorld, type World } from "@/tests/integration/api/api-world";
import type { Row } from "@/tests/integration/api/table/row";
import { createPerson, type Person, signInAs } from "@/tests/support/actors";
import { type Answer, call, RawBody } from "@/tests/support/call";
import { PASSWORD } from "@/tests/support/factories";
import { jpeg } from "@/tests/support/pictures";

// Every route calls `run` after the check of the session and before the command. A test revokes the session in `run`
// if the request has no body, and otherwise while the body arrives.
const afterSessionCheck = vi.hoisted(() => ({ run: () => Promise.resolve() }));
vi.mock("@/lib/server/rate-limit", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  consumeRequest: () => afterSessionCheck.run(),
}));
beforeEach(() => {
  afterSessionCheck.run = () => Promise.resolve();
});

type Revoke = (person: Person, world: World) => Promise<Answer<unknown>>;

async function byAdmin(world: World, path: string, body: object) {
  return call(await createPerson({ householdId: world.householdId }), "PATCH", path, body);
}

const revocations: Record<string, Revoke> = {
  logout: (person) => call(person, "POST", "/api/logout"),
  deactivation: ({ id }, world) => byAdmin(world, `/api/users/${id}/status`, { isActive: false }),
  demotion: ({ id }, world) => byAdmin(world, `/api/users/${id}/role`, { role: "assistant" }),
  deletion: async (person) => call(await signInAs(person), "DELETE", "/api/user"),
  "password change": async (person) =>
    call(await signInAs(person), "PUT", "/api/user/password", {
      currentPassword: PASSWORD,
      newPassword: "battery staple",
    }),
};

const WRITES = MEMBER_CALLS.filter(
  // Ending one's own session needs no permission.
  ({ method, pattern }) => method !== "GET" && pattern !== "/api/logout",
);

async function bodyOf(row: Row, world: World): Promise<{ bytes: Uint8Array; type: string } | null> {
  if (row.pattern === "/api/upload") {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(await jpeg())], "photo.jpg"));
    const encoded = new Response(form);
    const type = encoded.headers.get("content-type") ?? "";
    return { bytes: new Uint8Array(await encoded.arrayBuffer()), type };
  }
  const body = row.body?.(world);
  if (!body) return null;
  return { bytes: new TextEncoder().encode(JSON.stringify(body)), type: "application/json" };
}

/** Returns a body whose second half is sent after `meanwhile` has ended. */
function inTwoHalves(
  bytes: Uint8Array,
  meanwhile: () => Promise<void>,
): ReadableStream<Uint8Array> {
  const half = Math.floor(bytes.length / 2);
  let isFirst = true;
  return new ReadableStream(
    {
      async pull(controller) {
        controller.enqueue(isFirst ? bytes.slice(0, half) : bytes.slice(half));
        if (!isFirst) {
          controller.close();
          return;
        }
        isFirst = false;
        await meanwhile();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Returns a digest of every table except rate limits and sessions, which a refused call may change. */
async function digest(): Promise<unknown> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname NOT IN ('rate_limits', 'sessions', '_prisma_migrations')`;
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, ',' ORDER BY t::text)) FROM "${name}" t`,
  );
  return db.$queryRawUnsafe(`${parts.join(" UNION ALL ")} ORDER BY name`);
}

async function revokeDuring(row: Row, revoke: Revoke) {
  const world = await createWorld();
  await row.arrange?.(world);
  const person = await createPerson({ householdId: world.householdId });
  const state: { afterRevocation?: unknown } = {};
  const meanwhile = async () => {
    afterSessionCheck.run = () => Promise.resolve();
    const { status, text } = await revoke(person, world);
    expect([200, 204], text).toContain(status);
    state.afterRevocation = await digest();
  };
  const sent = await bodyOf(row, world);
  if (!sent) afterSessionCheck.run = meanwhile;
  const body = sent ? new RawBody(inTwoHalves(sent.bytes, meanwhile)) : undefined;
  const headers: Record<string, string> = sent ? { "content-type": sent.type } : {};
  const answer = await call(person, row.method, row.path(world), body, headers);
  return { answer, ...state };
}

/** Revocations that every write is tested with: one ends the session, the other one changes the role. */
const COMMON = ["logout", "demotion"];

/**
 * Writes that are tested with every revocation: one in a single statement, one that changes the own account, and three
 * in transactions. All others check the author by the same query, `selectActor`.
 */
const SAMPLED = [
  "/api/inventory-items",
  "/api/user",
  "/api/items",
  "/api/upload",
  "/api/inventory-updates/[id]/complete",
];

it.each(SAMPLED)("the sampled write %s is in the API table", (pattern) => {
  expect(WRITES.map((row) => row.pattern)).toContain(pattern);
});

describe.each(WRITES.map((row) => ({ title: titleOf(row), row })))(
  "$title during a revocation",
  ({ title, row }) => {
    const isSampled = SAMPLED.includes(row.pattern);
    it.each(Object.entries(revocations).filter(([name]) => isSampled || COMMON.includes(name)))(
      `${title} checks session and role of the author again when a %s commits during the request`,
      async (name, revoke) => {
        const { answer, afterRevocation } = await revokeDuring(row, revoke);
        expect(afterRevocation).toBeDefined();
        const expected = name === "demotion" ? statusWhenDemoted(row) : 401;
        expect(answer.status, answer.text).toBe(expected);
        if (answer.status >= 400) expect(await digest()).toEqual(afterRevocation);
      },
    );
  },
);

/**
 * Returns the status of a call whose author was demoted to assistant. DELETE /api/user deletes an admin but only
 * deactivates an assistant, so it answers 409 when the role has changed during the request.
 */
function statusWhenDemoted(row: Row): number {
  if (row.pattern === "/api/user" && row.method === "DELETE") return 409;
  return row.pattern === "/api/upload" ? 403 : row.statuses.assistant;
}
