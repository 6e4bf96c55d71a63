import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createHousehold } from "@/tests/support/factories";
import { rounds } from "@/tests/support/rounds";
import { tally } from "./at-once";

const admins = (householdId: number) =>
  db.user.count({ where: { householdId, role: "admin", isActive: true } });

describe.each(rounds(5))(
  "the admins of a household after simultaneous calls, round %i",
  (round) => {
    it("a household still has an admin after its admins demote and deactivate each other at the same time", async () => {
      const { id: householdId } = await createHousehold();
      const people = await Promise.all(
        Array.from({ length: 4 }, () => createPerson({ householdId, role: "admin" })),
      );
      const next = (person: Person, step: number) =>
        people[(people.indexOf(person) + step) % people.length]?.id ?? 0;
      const answers = await Promise.all(
        people.flatMap((person) => [
          call(person, "PATCH", `/api/users/${next(person, 1)}/role`, { role: "assistant" }),
          call(person, "PATCH", `/api/users/${next(person, round % 3 || 3)}/status`, {
            isActive: false,
          }),
        ]),
      );
      for (const { status } of answers) expect([200, 401, 403]).toContain(status);
      expect(await admins(householdId)).toBeGreaterThan(0);
    });

    it("when two admins demote each other at the same time, one succeeds and the other gets 403", async () => {
      const { id: householdId } = await createHousehold();
      const [one, other] = [
        await createPerson({ householdId }),
        await createPerson({ householdId }),
      ];
      const demote = (by: Person, whom: Person) =>
        call(by, "PATCH", `/api/users/${whom.id}/role`, { role: "assistant" });
      const answers = await Promise.all([demote(one, other), demote(other, one)]);
      expect(tally(answers)).toEqual({ 200: 1, 403: 1 });
      expect(await admins(householdId)).toBe(1);
    });

    it("when both admins delete their accounts at the same time, one succeeds and the other gets 409", async () => {
      const { id: householdId } = await createHousehold();
      const [one, other] = [
        await createPerson({ householdId }),
        await createPerson({ householdId }),
      ];
      await createPerson({ householdId, role: "assistant" });
      const leave = (person: Person) => call(person, "DELETE", "/api/user");
      expect(tally(await Promise.all([leave(one), leave(other)]))).toEqual({ 200: 1, 409: 1 });
      expect(await admins(householdId)).toBe(1);
    });

    it("a household still has an admin after one admin leaves while another admin changes roles", async () => {
      const { id: householdId } = await createHousehold();
      const [one, other] = [
        await createPerson({ householdId }),
        await createPerson({ householdId }),
      ];
      const third = await createPerson({ householdId, role: "assistant" });
      const role = round % 2 === 0 ? "assistant" : "admin";
      const answers = await Promise.all([
        call(one, "DELETE", "/api/user"),
        call(other, "PATCH", `/api/users/${one.id}/role`, { role: "assistant" }),
        call(other, "PATCH", `/api/users/${third.id}/role`, { role }),
        call(one, "PATCH", `/api/users/${other.id}/status`, { isActive: false }),
      ]);
      for (const { status } of answers) expect([200, 401, 403, 404, 409]).toContain(status);
      expect(await admins(householdId)).toBeGreaterThan(0);
    });
  },
);
