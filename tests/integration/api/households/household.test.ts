import { expect, it } from "vitest";
import type { Household } from "@/lib/features/households/model/dto";
import { createMembers } from "@/tests/support/actors";
import { call } from "@/tests/support/call";

it("PATCH /api/household turns aiEnabled off and on for the admin's own household only", async () => {
  const { admin, regular, outsider } = await createMembers();
  const aiOf = async (person: typeof admin) =>
    (await call<Household>(person, "GET", "/api/household")).body.aiEnabled;
  expect(await aiOf(regular)).toBe(true);
  const { status, body } = await call<Household>(admin, "PATCH", "/api/household", {
    aiEnabled: false,
    id: outsider.householdId,
    name: "Mine now",
  });
  expect([status, body.id, body.aiEnabled]).toEqual([200, admin.householdId, false]);
  expect(body.name).not.toBe("Mine now");
  expect(await aiOf(regular)).toBe(false);
  expect(await aiOf(outsider)).toBe(true);
  await call(admin, "PATCH", "/api/household", { aiEnabled: true });
  expect(await aiOf(regular)).toBe(true);
});
