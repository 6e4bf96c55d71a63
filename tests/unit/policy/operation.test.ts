import { expect, test, vi } from "vitest";
import type { Role, UserActor } from "@/lib/policy/actor";
import { authorize, command, read } from "@/lib/policy/operation";

const actorAs = (role: Role): UserActor => ({
  kind: "user",
  userId: 1,
  username: "alex",
  householdId: 2,
  role,
  sessionId: "5f0c7f1e-6d0b-4b0e-9c46-0c9f4a4b7d11",
});

test.each([
  ["command", command],
  ["read", read],
])(
  "a %s fails with forbidden and does not run when the actor's role lacks its permission",
  async (_, bind) => {
    const run = vi.fn(() => Promise.resolve("done"));
    const operation = bind("inventory:edit", run);
    await expect(operation(actorAs("assistant"))).rejects.toMatchObject({ code: "forbidden" });
    expect(run).not.toHaveBeenCalled();
    await expect(operation(actorAs("admin"))).resolves.toBe("done");
  },
);

test("an operation exposes its permission, and its handler gets an actor with this permission", async () => {
  const operation = command("list:use", ({ permission }, add: number) =>
    Promise.resolve([permission, add + 1]),
  );
  expect(operation.permission).toBe("list:use");
  expect(await operation(actorAs("assistant"), 1)).toEqual(["list:use", 2]);
});

test("authorizing an actor for a second permission replaces the first", () => {
  const actor = authorize(actorAs("admin"), "check:run");
  expect(authorize(actor, "inventory:edit").permission).toBe("inventory:edit");
  expect(() => authorize(actorAs("assistant"), "inventory:edit")).toThrow("does not allow");
});
