import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { callInVain } from "@/tests/support/call";
import { createLocation } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "./check-steps";

describe("POST /api/inventory-updates", () => {
  it("POST /api/inventory-updates starts a check in the name of the caller", async () => {
    const { householdId } = await createKitchen();
    const assistant = await createPerson({ householdId, role: "assistant" });
    const { status, body } = await stepsOf(assistant).start();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      householdId,
      userId: assistant.id,
      status: "in_progress",
      completedAt: null,
      user: { username: assistant.username, email: assistant.email },
    });
    expect(Date.parse(body.startedAt)).toBeCloseTo(Date.now(), -5);
    expect((await stepsOf(assistant).active()).body).toEqual(body);
  });

  it("starting a check while another member's check is running answers 409 with the id of that check", async () => {
    const { admin, householdId } = await createKitchen();
    const { body } = await stepsOf(admin).start();
    const assistant = await createPerson({ householdId, role: "assistant" });
    const answer = await callInVain(assistant, "POST", "/api/inventory-updates");
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: "conflict", activeUpdateId: body.id });
  });

  it("two households can run checks at the same time", async () => {
    const [one, other] = [await createKitchen(), await createKitchen()];
    expect((await stepsOf(one.admin).start()).status).toBe(201);
    expect((await stepsOf(other.admin).start()).status).toBe(201);
  });

  it("starting a check in a household whose only location is deleted answers 400", async () => {
    const admin = await createPerson();
    await createLocation({ householdId: admin.householdId, isDeleted: true });
    const answer = await callInVain(admin, "POST", "/api/inventory-updates");
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(
      "Please add at least one location before starting an inventory check.",
    );
    expect(await db.inventoryUpdate.count({ where: { householdId: admin.householdId } })).toBe(0);
  });

  it("a started check stores the id of its starter, and another household gets 404 for its running check", async () => {
    const { admin, householdId } = await createKitchen();
    const stranger = await createPerson();
    await stepsOf(admin).start();
    const rows = await db.inventoryUpdate.findMany({ where: { householdId } });
    expect(rows.map(({ userId }) => userId)).toEqual([admin.id]);
    expect((await stepsOf(stranger).active()).status).toBe(404);
  });
});

describe("the checks of a household", () => {
  it("a new household has no active, latest or completed check", async () => {
    const steps = stepsOf((await createKitchen()).admin);
    expect((await steps.active()).status).toBe(404);
    expect((await steps.latest()).status).toBe(404);
    expect(await steps.completed()).toEqual([]);
  });

  it("active, latest and completed checks are listed separately, without cancelled ones", async () => {
    const steps = stepsOf((await createKitchen()).admin);
    const first = (await steps.start()).body.id;
    expect((await steps.latest()).status).toBe(404);
    await steps.complete(first);
    const cancelled = (await steps.start()).body.id;
    await steps.cancel(cancelled);
    const second = (await steps.start()).body.id;
    await steps.complete(second);
    const running = (await steps.start()).body.id;

    expect((await steps.active()).body.id).toBe(running);
    expect((await steps.latest()).body).toMatchObject({ id: second, status: "completed" });
    expect((await steps.completed()).map(({ id }) => id)).toEqual([second, first]);
  });
});
