import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/core/errors";
import { closeDatabase, db } from "@/lib/server/db";
import { consume, consumeAll, type Counter, giveBack, personalKey } from "@/lib/server/rate-limit";
import { unique } from "@/tests/support/factories";

const QUARTER = 15 * 60;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const counter = (limit: Counter["limit"] = "login:pair"): Counter => ({
  limit,
  key: unique("key"),
});
const pointsOf = async ({ limit, key }: Counter) =>
  (await db.rateLimit.findUnique({ where: { key: `${limit}:${key}` } }))?.points;
const use = async ({ limit, key }: Counter, times: number) => {
  for (let time = 0; time < times; time += 1) await consume(limit, key);
};

it("consumeAll increases no counter when one of the counters has reached its limit", async () => {
  const [full, other] = [counter(), counter("login:address")];
  await use(full, 10);
  await expect(consumeAll([other, full])).rejects.toMatchObject({ code: "rate_limited" });
  expect([await pointsOf(full), await pointsOf(other)]).toEqual([10, undefined]);
});

it("consumeAll reports the longest wait of several exhausted rate limit counters as retryAfter", async () => {
  const [first, second] = [counter(), counter()];
  await use(first, 10);
  vi.setSystemTime(Date.now() + 60_000);
  await use(second, 10);
  const error = await consumeAll([first, second]).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ retryAfter: QUARTER });
});

it("consumeAll admits 10 of 30 simultaneous attempts at a limit of 10", async () => {
  const counters = [counter(), counter("login:account")];
  const attempts = Array.from({ length: 30 }, () => consumeAll(counters));
  const settled = await Promise.allSettled(attempts);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

it("giveBack subtracts one attempt from every given rate limit counter", async () => {
  const counters = [counter(), counter("login:address")];
  await consumeAll(counters);
  await consumeAll(counters);
  await giveBack(...counters);
  expect(await Promise.all(counters.map(pointsOf))).toEqual([1, 1]);
});

it("giveBack does not change an expired or missing rate limit counter", async () => {
  const [expired, missing] = [counter(), counter()];
  await use(expired, 1);
  vi.setSystemTime(Date.now() + QUARTER * 1000 + 1);
  await giveBack(expired, missing);
  expect([await pointsOf(expired), await pointsOf(missing)]).toEqual([1, undefined]);
  await use(expired, 10);
  await expect(use(expired, 1)).rejects.toMatchObject({ code: "rate_limited" });
});

it("personalKey returns 64 hexadecimal digits, which differ if a character moves from one argument to the next", () => {
  const key = personalKey("robin@example.org", "192.0.2.1");
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(personalKey("\ufdfa".repeat(250))).toHaveLength(64);
  expect(personalKey("robin@example.org", "192.0.2.1")).toBe(key);
  expect(personalKey("robin@example.org1", "92.0.2.1")).not.toBe(key);
});

it("a rate limit counter continues after the connections to the database were closed", async () => {
  const used = counter();
  await use(used, 1);
  await closeDatabase();
  await use(used, 1);
  expect(await pointsOf(used)).toBe(2);
});
