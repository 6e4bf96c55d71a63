import { expect, it } from "vitest";
import { createPerson, signInAs } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";

it("the 601st call of a session within a minute answers 429, and a call of another session of the person answers 200", async () => {
  const person = await createPerson();
  for (let round = 1; round <= 30; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(person, "GET", "/api/user")),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  const answer = await callInVain(person, "GET", "/api/user");
  expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
  const retryAfter = Number(answer.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect((await call(await signInAs(person), "GET", "/api/user")).status).toBe(200);
}, 60_000);
