import { expect, test, vi } from "vitest";

test("after instrumentation-client has run, zod does not use the Function constructor", async () => {
  await import("@/instrumentation-client");
  const evaluate = vi.fn();
  vi.stubGlobal("Function", evaluate);
  const { z } = await import("zod");
  expect(z.object({ name: z.string() }).safeParse({ name: "Rice" }).success).toBe(true);
  expect(evaluate).not.toHaveBeenCalled();
});

test("instrumentation-client replaces zod's default error messages with plain sentences", async () => {
  await import("@/instrumentation-client");
  const { z } = await import("zod");
  const schema = z.object({
    count: z.number(),
    name: z.string("Name is required"),
    when: z.iso.datetime(),
    tags: z.array(z.string()).max(1),
    agreed: z.boolean(),
  });
  const input = { count: "1", name: 1, when: "now", tags: ["a", "b"] };
  const messages = schema.safeParse(input).error?.issues.map(({ message }) => message);
  expect(messages).toEqual([
    "Must be a number",
    "Name is required",
    "Must be a date and a time, such as 2026-11-22T08:00:00Z",
    "Must have at most 1 entry",
    "This is required",
  ]);
});
