import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { lastUnit, rememberUnit } from "@/lib/features/items/client/sitting-units";

test("before the first added item there is no last unit", () => {
  expect(lastUnit(new QueryClient(), 1)).toBeUndefined();
  expect(lastUnit(new QueryClient(), undefined)).toBeUndefined();
});

test("the last unit of a location comes before the last one of all locations", () => {
  const client = new QueryClient();
  rememberUnit(client, { locationId: 1, unit: "jar" });
  rememberUnit(client, { locationId: 1, unit: "can" });
  rememberUnit(client, { locationId: 2, unit: "roll" });
  expect(lastUnit(client, 1)).toBe("can");
  expect(lastUnit(client, 3)).toBe("roll");
  expect(lastUnit(client, undefined)).toBe("roll");
});

test("the units of another session are not used", () => {
  rememberUnit(new QueryClient(), { locationId: 1, unit: "jar" });
  expect(lastUnit(new QueryClient(), 1)).toBeUndefined();
});
