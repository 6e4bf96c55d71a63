import { expect, it } from "vitest";
import type { Presence } from "@/lib/features/checks/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, deactivate, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "./check-steps";

async function runningCheck() {
  const kitchen = await createKitchen();
  const { body: check } = await stepsOf(kitchen.admin).start();
  const path = `/api/inventory-updates/${check.id}/presence`;
  const enter = async (person: Person, locationId: number | null) =>
    (await call(person, "PUT", path, { locationId })).status;
  const present = async () => (await call<Presence[]>(kitchen.admin, "GET", path)).body;
  return { ...kitchen, check, enter, present };
}

it("the presences of a check have one location for each person, until the person leaves the check or is deactivated", async () => {
  const { admin, householdId, locationId, enter, present } = await runningCheck();
  const assistant = await createPerson({ householdId, role: "assistant" });
  const { id: cellarId } = await createLocation({ householdId });
  const at = ({ id: userId, username }: Person, place: number) => ({
    userId,
    username,
    locationId: place,
  });
  await enter(admin, locationId);
  await enter(assistant, locationId);
  await enter(assistant, cellarId);
  expect(await present()).toEqual([at(admin, locationId), at(assistant, cellarId)]);
  await enter(admin, null);
  expect(await present()).toEqual([at(assistant, cellarId)]);
  await deactivate(assistant);
  expect(await present()).toEqual([]);
});

it("a presence expires two minutes after the device has last sent it", async () => {
  const { admin, locationId, enter, present } = await runningCheck();
  await enter(admin, locationId);
  await db.checkPresence.updateMany({ data: { seenAt: new Date(Date.now() - 119_000) } });
  expect(await present()).toHaveLength(1);
  await db.checkPresence.updateMany({ data: { seenAt: new Date(Date.now() - 121_000) } });
  expect(await present()).toEqual([]);
});

it("announcing a presence in another household's location or in a cancelled check answers 404", async () => {
  const { admin, check, locationId, enter, present } = await runningCheck();
  expect(await enter(admin, (await createLocation()).id)).toBe(404);
  expect(await present()).toEqual([]);
  await stepsOf(admin).cancel(check.id);
  expect(await enter(admin, locationId)).toBe(404);
});

it("completing a completed check answers 409 with the id of its shopping list", async () => {
  const { admin, locationId, check } = await runningCheck();
  const { id: itemId } = await createItem({ locationId });
  const steps = stepsOf(admin);
  await steps.count(check.id, itemId, 1);
  const first = await steps.complete(check.id);
  const second = await steps.complete(check.id);
  expect(second.status).toBe(409);
  expect(second.body.shoppingListId).toBe(first.body.shoppingListId);
});

it("a check can be completed or cancelled after all its locations were deleted", async () => {
  const { admin, locationId, check } = await runningCheck();
  const { id: itemId } = await createItem({ locationId });
  const steps = stepsOf(admin);
  await steps.count(check.id, itemId, 1);
  await call(admin, "DELETE", `/api/locations/${locationId}`);
  expect((await steps.complete(check.id)).status).toBe(200);
  await createLocation({ householdId: admin.householdId });
  const { body: next } = await steps.start();
  await db.location.updateMany({
    where: { householdId: admin.householdId },
    data: { isDeleted: true },
  });
  expect((await steps.cancel(next.id)).status).toBe(204);
});
