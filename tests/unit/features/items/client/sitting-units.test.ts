import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { lastUnit, rememberUnit } from "@/lib/features/items/client/sitting-units";

test("lastUnit returns undefined before an item was added", () => {
  expect(lastUnit(new QueryClient(), 1)).toBeUndefined();
  expect(lastUnit(new QueryClient(), undefined)).toBeUndefined();
});

test("lastUnit returns the last unit in the location, or without one the last unit in any location", () => {
  const client = new QueryClient();
  rememberUnit(client, { locationId: 1, unit: "jar" });
  rememberUnit(client, { locationId: 1, unit: "can" });
  rememberUnit(client, { locationId: 2, unit: "roll" });
  expect(lastUnit(client, 1)).toBe("can");
  expect(lastUnit(client, 3)).toBe("roll");
  expect(lastUnit(client, undefined)).toBe("roll");
});

test("lastUnit returns no unit that was used with another query client", () => {
  rememberUnit(new QueryClient(), { locationId: 1, unit: "jar" });
  expect(lastUnit(new QueryClient(), 1)).toBeUndefined();
});
