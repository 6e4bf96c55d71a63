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

describe("a write concurrent with a revocation", () => {
  it("deactivating a member waits until a running write of the member has committed", async () => {
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

  it("a logout waits until a running write of its session has committed", async () => {
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

  it("a write that waited for the deactivation of its author fails with unauthenticated and stores nothing", async () => {
    const { admin, householdId } = await createMembers();
    const actor = await actorFor(admin);
    const deactivation = await changeWithoutCommit(admin.id, { isActive: false });
    const write = createLocation(actor, { name: "Attic", photo: null }).catch((e: unknown) => e);
    await lockWaiter();
    await deactivation.commit();
    expect(await write).toMatchObject({ code: "unauthenticated" });
    expect(await db.location.count({ where: { householdId } })).toBe(0);
  });

  it("a count that waited for the demotion of its author answers 403 and stores no check entry", async () => {
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

it("a write fails with unauthenticated when the actor's household differs from the session's household", async () => {
  const { admin, outsider } = await createMembers();
  const actor = { ...(await actorFor(admin)), householdId: outsider.householdId };
  const write = authorizedTransaction(authorize(actor, "household:view"), () => Promise.resolve());
  await expect(write).rejects.toMatchObject({ code: "unauthenticated" });
});
