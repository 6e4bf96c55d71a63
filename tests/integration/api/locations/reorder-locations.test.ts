import { beforeEach, describe, expect, it } from "vitest";
import type { Location } from "@/lib/features/locations/model/dto";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createLocation } from "@/tests/support/factories";

let admin: Person;
let ids: [number, number, number];

beforeEach(async () => {
  admin = await createPerson();
  const { householdId } = admin;
  const add = async (order: number) => (await createLocation({ householdId, order })).id;
  ids = [await add(0), await add(1), await add(2)];
});

const list = async () => (await call<Location[]>(admin, "GET", "/api/locations")).body;
const reorder = (sequence: readonly number[]) =>
  call<Location[]>(admin, "PUT", "/api/locations/order", {
    locations: sequence.map((id, order) => ({ id, order })),
  });

describe("PUT /api/locations/order", () => {
  it("PUT /api/locations/order stores the new order and returns the locations in this order", async () => {
    const [a, b, c] = ids;
    const { status, body } = await reorder([c, a, b]);
    expect(status).toBe(200);
    expect(body.map(({ id, order }) => [id, order])).toEqual([
      [c, 0],
      [a, 1],
      [b, 2],
    ]);
    expect(await list()).toEqual(body);
  });

  it("reordering locations uses the order values, not the positions in the array", async () => {
    const [a, b, c] = ids;
    const locations = [
      { id: a, order: 2 },
      { id: b, order: 0 },
      { id: c, order: 1 },
    ];
    const { body } = await call<Location[]>(admin, "PUT", "/api/locations/order", { locations });
    expect(body.map(({ id }) => id)).toEqual([b, c, a]);
  });

  it("reordering locations ignores name and isDeleted in the body", async () => {
    const before = await list();
    const locations = before.map(({ id, order }) => ({ id, order, name: "X", isDeleted: true }));
    const { body } = await call<Location[]>(admin, "PUT", "/api/locations/order", { locations });
    expect(body.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  });

  it("reordering locations requires the ids of all locations except the deleted ones", async () => {
    const [a, b, c] = ids;
    await call(admin, "DELETE", `/api/locations/${b}`);
    const { status, body } = await reorder([c, a]);
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual([c, a]);
  });

  it.each<[string, (ids: [number, number, number]) => Promise<number[]> | number[]]>([
    ["one location is left out", ([a, b]) => [b, a]],
    ["the request is empty", () => []],
    ["one location is listed twice", ([a, b, c]) => [c, b, a, a]],
    ["one location is listed twice in place of another", ([a, b]) => [b, a, a]],
    ["an additional id does not exist", ([a, b, c]) => [c, b, a, 2_000_000_000]],
    ["an id that does not exist replaces a location", ([, b, c]) => [c, b, 2_000_000_000]],
    [
      "another household's location is added",
      async ([a, b, c]) => [c, b, a, (await createLocation()).id],
    ],
    [
      "another household's location replaces one",
      async ([, b, c]) => [c, b, (await createLocation()).id],
    ],
    [
      "a deleted location is added",
      async ([a, b, c]) => {
        const { householdId } = admin;
        return [c, b, a, (await createLocation({ householdId, isDeleted: true })).id];
      },
    ],
  ])("reordering locations answers 400 and changes nothing when %s", async (_, sequence) => {
    const before = await list();
    const { status } = await reorder(await sequence(ids));
    expect(status).toBe(400);
    expect(await list()).toEqual(before);
  });
});
