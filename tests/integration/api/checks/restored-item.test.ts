import { expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";
import { stepsOf } from "./check-steps";

async function createKitchen() {
  const admin = await createPerson();
  const { id: locationId } = await createLocation({ householdId: admin.householdId });
  const [rice, tea] = [await createItem({ locationId }), await createItem({ locationId })];
  return { admin, rice: rice.id, tea: tea.id, steps: stepsOf(admin) };
}

it("a running check cannot be completed while a restored item is pending", async () => {
  const { admin, rice, tea, steps } = await createKitchen();
  const { id } = (await steps.start()).body;
  await steps.count(id, rice, 1);
  await call(admin, "DELETE", `/api/items/${tea}`);
  await call(admin, "POST", `/api/items/${tea}/restore`);
  expect((await steps.complete(id)).status).toBe(409);
  await steps.count(id, tea, 1);
  expect((await steps.complete(id)).status).toBe(200);
});

it("a restored item keeps its stock and its entry in the running check", async () => {
  const { admin, rice, tea, steps } = await createKitchen();
  const { id } = (await steps.start()).body;
  await steps.count(id, rice, 1);
  await steps.count(id, tea, 4);
  await call(admin, "DELETE", `/api/items/${tea}`);
  const { body } = await call(admin, "POST", `/api/items/${tea}/restore`);
  expect(body).toMatchObject({ currentStock: 4 });
  expect((await steps.complete(id)).status).toBe(200);
});

it("the changes of a check compare the count of a restored item with its count before the deletion", async () => {
  const { admin, rice, tea, steps } = await createKitchen();
  const checks = [];
  for (const amount of [2, 3]) {
    const { id } = (await steps.start()).body;
    for (const itemId of [rice, tea]) await steps.count(id, itemId, amount);
    await steps.complete(id);
    checks.push(id);
    await call(admin, "DELETE", `/api/items/${tea}`);
    await call(admin, "POST", `/api/items/${tea}/restore`);
  }
  const { body } = await call(admin, "GET", `/api/inventory-updates/${checks[1]}/changes`);
  expect(body).toMatchObject({
    counts: [rice, tea].map((itemId) => ({
      itemId,
      before: { newStock: 2 },
      after: { newStock: 3 },
    })),
  });
});
