import { describe, expect, it } from "vitest";
import { createLocation } from "@/lib/features/locations/server/commands/create-location";
import type { UserActor } from "@/lib/policy/actor";
import { authorize } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { db } from "@/lib/server/db";
import { actorOf, readSession, revokeSession } from "@/lib/server/session";
import { createMembers, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { deferred } from "@/tests/support/deferred";
import { createCheck, createItem } from "@/tests/support/factories";
import { lockWaiter } from "@/tests/support/lock-waiters";

async function actorFor({ cookie }: Person): Promise<UserActor> {
  const session = await readSession(cookie.slice(cookie.indexOf("=") + 1));
  if (!session) throw new Error("The person is not signed in.");
  return actorOf(session);
}

/** Changes the person's user row in a transaction that commits when `commit` is called. */
async function changeWithoutCommit(
  id: number,
  data: { isActive?: boolean; role?: "regular" },
): Promise<{ commit: () => Promise<unknown> }> {
  const [changed, released] = [deferred<undefined>(), deferred<undefined>()];
  const change = db.$transaction(async (tx) => {
    await tx.user.update({ where: { id }, data });
    changed.resolve(undefined);
    await released.promise;
  });
  await changed.promise;
  return {
    commit: () => {
      released.resolve(undefined);
      return change;
    },
  };
}

describe("a write and a revocation at the same time", () => {
  it("makes the revocation wait until the write has committed", async () => {
    const { admin, assistant } = await createMembers();
    const actor = await actorFor(assistant);
    const [started, released] = [deferred<undefined>(), deferred<undefined>()];
    const order: string[] = [];
    const write = authorizedTransaction(authorize(actor, "household:view"), async () => {
      started.resolve(undefined);
      await released.promise;
    }).then(() => order.push("write"));
    await started.promise;
    const revocation = call(admin, "PATCH", `/api/users/${assistant.id}/status`, {
      isActive: false,
    }).then(({ status }) => order.push(`revocation ${status}`));
    await lockWaiter();
    released.resolve(undefined);
    await Promise.all([write, revocation]);
    expect(order).toEqual(["write", "revocation 200"]);
  });

  it("makes logout wait until the write has committed", async () => {
    const { assistant } = await createMembers();
    const actor = await actorFor(assistant);
    const [started, released] = [deferred<undefined>(), deferred<undefined>()];
    const order: string[] = [];
    const write = authorizedTransaction(authorize(actor, "household:view"), async () => {
      started.resolve(undefined);
      await released.promise;
    }).then(() => order.push("write"));
    await started.promise;
    const logout = revokeSession(actor.sessionId).then(() => order.push("logout"));
    await lockWaiter();
    released.resolve(undefined);
    await Promise.all([write, logout]);
    expect(order).toEqual(["write", "logout"]);
  });

  it("refuses a write that waited for a deactivation with unauthenticated", async () => {
    const { admin, householdId } = await createMembers();
    const actor = await actorFor(admin);
    const deactivation = await changeWithoutCommit(admin.id, { isActive: false });
    const write = createLocation(actor, { name: "Attic", photo: null }).catch((e: unknown) => e);
    await lockWaiter();
    await deactivation.commit();
    expect(await write).toMatchObject({ code: "unauthenticated" });
    expect(await db.location.count({ where: { householdId } })).toBe(0);
  });

  it("refuses a count that waited for a demotion with forbidden", async () => {
    const { assistant, householdId } = await createMembers();
    const { id: updateId } = await createCheck({ householdId });
    const { id: itemId } = await createItem({ householdId });
    const demotion = await changeWithoutCommit(assistant.id, { role: "regular" });
    const count = call(assistant, "POST", "/api/inventory-items", {
      updateId,
      itemId,
      newStock: 1,
      partialAmount: 0,
    });
    await lockWaiter();
    await demotion.commit();
    expect((await count).status).toBe(403);
    expect(await db.inventoryItem.count({ where: { updateId } })).toBe(0);
  });
});

it("an actor of another household than the session's is refused", async () => {
  const { admin, outsider } = await createMembers();
  const actor = { ...(await actorFor(admin)), householdId: outsider.householdId };
  const write = authorizedTransaction(authorize(actor, "household:view"), () => Promise.resolve());
  await expect(write).rejects.toMatchObject({ code: "unauthenticated" });
});
