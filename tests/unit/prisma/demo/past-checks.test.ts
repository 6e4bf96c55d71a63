import { expect, test } from "vitest";
import { days } from "@/lib/core/clock";
import { checkAge } from "@/lib/features/checks/model/rules";
import { demoMembers } from "@/prisma/demo/household";
import { pastChecks } from "@/prisma/demo/past-checks";
import { pastLines } from "@/prisma/demo/past-lines";
import { demoRooms } from "@/prisma/demo/rooms";

const DAY = days(1);

// The start and the end of a day, and the days on which Europe and America change their clocks.
const moments = [
  "2026-02-28T00:00:00.000Z",
  "2026-03-29T23:59:59.999Z",
  "2026-11-01T05:30:00.000Z",
].map((text) => new Date(text));

test.each(moments)(
  "the demo household's checks are in the ten weeks before %s, between 15:00 and 20:00 UTC",
  (moment) => {
    const checks = pastChecks(moment);
    expect(checks).toHaveLength(6);
    const ages = checks.map(({ completedAt }) => moment.getTime() - completedAt.getTime());
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    expect(ages[0]).toBeLessThan(70 * DAY);
    expect(checkAge(checks.at(-1)?.completedAt.toISOString() ?? "", moment)).toBe("fresh");
    const gaps = ages.slice(1).map((age, index) => (ages[index] ?? 0) - age);
    expect(Math.max(...gaps)).toBeGreaterThan(14 * DAY);
    for (const { startedAt, completedAt } of checks) {
      expect(startedAt.getUTCHours()).toBeGreaterThanOrEqual(15);
      expect(completedAt.getUTCHours()).toBeLessThan(20);
    }
  },
);

test("each demo check counts room by room between its start and its end, and two people count in some checks", () => {
  const checks = pastChecks(new Date("2026-06-15T09:00:00Z"));
  const order = demoRooms.map(({ name }) => name);
  for (const { counts, startedAt, completedAt } of checks) {
    const rooms = counts.map(({ roomName }) => order.indexOf(roomName));
    expect(rooms).toEqual(rooms.toSorted((a, b) => a - b));
    const times = [startedAt, ...counts.map(({ countedAt }) => countedAt), completedAt].map(Number);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  }
  const names = new Set(demoMembers.map(({ username }) => username));
  expect(new Set(checks.map(({ startedBy }) => startedBy))).toEqual(names);
  const isShared = checks.map(({ counts }) => new Set(counts.map((count) => count.countedBy)).size);
  expect(isShared).toContain(2);
});

test("the latest demo check found about 15% of its items out of stock, 25% low and 60% well stocked", () => {
  const { found, counts } = pastChecks(new Date("2026-06-15T09:00:00Z")).at(-1) ?? {};
  const share = (part = 0) => part / (counts?.length ?? 0);
  expect(share(found?.outOfStock)).toBeCloseTo(0.15, 1);
  expect(share(found?.lowStock)).toBeCloseTo(0.25, 1);
  expect(share(found?.wellStocked)).toBeCloseTo(0.6, 1);
});

test("a demo rationale contains only facts that were known when its list was made", () => {
  const checks = pastChecks(new Date("2026-06-15T09:00:00Z"));
  const [coffee] = pastLines(checks.slice(0, 1));
  expect(coffee).toMatchObject({ itemName: "Ground coffee", quantity: 1, purchased: true });
  expect(coffee?.aiRationale).not.toMatch(/\b6\b/);
  const milk = pastLines(checks).find(({ itemName }) => itemName === "Milk");
  expect(milk).toMatchObject({ quantity: 4, purchased: false });
  expect(milk?.aiRationale).toMatch(/\b2\b.*\b6\b/);
});
