import { expect, it } from "vitest";
import type { User } from "@/lib/features/accounts/model/dto";
import type { Household } from "@/lib/features/households/model/dto";
import { createMembers } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";

it("PATCH /api/household turns aiEnabled off and on for the admin's own household only", async () => {
  const { admin, regular, outsider } = await createMembers();
  const aiOf = async (person: typeof admin) =>
    (await call<Household>(person, "GET", "/api/household")).body.aiEnabled;
  expect(await aiOf(regular)).toBe(true);
  const { status, body } = await call<Household>(admin, "PATCH", "/api/household", {
    aiEnabled: false,
    id: outsider.householdId,
  });
  expect([status, body.id, body.aiEnabled]).toEqual([200, admin.householdId, false]);
  expect(await aiOf(regular)).toBe(false);
  expect(await aiOf(outsider)).toBe(true);
  await call(admin, "PATCH", "/api/household", { aiEnabled: true });
  expect(await aiOf(regular)).toBe(true);
});

it("PATCH /api/household renames the admin's own household for all its members", async () => {
  const { admin, regular, outsider } = await createMembers();
  const nameOf = async (person: typeof admin) =>
    (await call<User>(person, "GET", "/api/user")).body.householdName;
  const before = await nameOf(outsider);
  const { status, body } = await call<Household>(admin, "PATCH", "/api/household", {
    name: "  Our Nest ",
    id: outsider.householdId,
  });
  expect([status, body.name, body.aiEnabled]).toEqual([200, "Our Nest", true]);
  expect([await nameOf(regular), await nameOf(outsider)]).toEqual(["Our Nest", before]);
});

it("PATCH /api/household answers 400 for a body without name and aiEnabled", async () => {
  const { admin } = await createMembers();
  expect((await callInVain(admin, "PATCH", "/api/household", {})).status).toBe(400);
});

it.each(["", "   ", null, 1, "x".repeat(101), "a\u202eb"])(
  "PATCH /api/household answers 400 with an issue at name for %j",
  async (name) => {
    const { admin } = await createMembers();
    const { status, body } = await callInVain(admin, "PATCH", "/api/household", { name });
    expect([status, body.issues?.[0]?.path]).toEqual([400, "name"]);
  },
);
