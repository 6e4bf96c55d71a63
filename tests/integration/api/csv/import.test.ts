import { describe, expect, it } from "vitest";
import { guessMapping } from "@/lib/features/csv/model/columns";
import { parseCsv } from "@/lib/features/csv/model/parse-csv";
import { readRows } from "@/lib/features/csv/model/read-rows";
import { db } from "@/lib/server/db";
import { fromTab, listenAs } from "@/tests/integration/server/realtime/realtime-support";
import { createPerson } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";
import { atOnce, tally } from "../races/at-once";
import { item, locationOf, namesOf, PATH, rowOf, send, stateOf } from "./import-support";

describe("POST /api/import/csv", () => {
  it("an import creates missing locations in order and adds items with all their fields", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    const kitchen = await createLocation({ householdId, name: "Kitchen" });
    const all = {
      desiredStock: 2.5,
      reorderPoint: 1.5,
      packSize: 10,
      bestBefore: "2026-12-05",
      currentStock: 3,
      partialAmount: 0.34,
    };
    const { status, body } = await send(admin, [
      rowOf(2, "Cellar", "Wine"),
      { row: 3, location: " kitchen ", item: item("Rice", { ...all, supermarketItemName: "B" }) },
      rowOf(4, "Attic"),
    ]);
    expect([status, body]).toEqual([200, { locations: 2, items: 2, refused: [] }]);
    const { locations, items } = await stateOf(admin);
    expect(locations.map(({ name, order, photo }) => [name, order, photo])).toEqual([
      ["Kitchen", 0, null],
      ["Cellar", 1, null],
      ["Attic", 2, null],
    ]);
    expect(items).toMatchObject([
      {
        name: "Wine",
        locationId: locations[1]?.id,
        desiredStock: 1,
        packSize: 1,
        reorderPoint: null,
        bestBefore: null,
        currentStock: 0,
        photo: null,
      },
      {
        name: "Rice",
        locationId: kitchen.id,
        unit: "bag",
        supermarketItemName: "B",
        ...all,
        partialAmount: 0.333,
      },
    ]);
  });

  it("an import skips items that exist already, lists them in the field refused, and adds the others", async () => {
    const admin = await createPerson();
    const { id: locationId } = await locationOf(admin, { name: "Kitchen" });
    await createItem({ locationId, name: "Rice" });
    await createItem({ locationId, name: "Gone", isDeleted: true });
    const { body } = await send(admin, [
      rowOf(2, "Kitchen", "rice"),
      rowOf(3, "Kitchen", "Gone"),
      rowOf(4, "Kitchen", "gone"),
    ]);
    expect(body).toEqual({
      locations: 0,
      items: 1,
      refused: [
        { row: 2, reason: "“rice” is already in Kitchen" },
        { row: 4, reason: "“gone” is in row 3 already" },
      ],
    });
  });

  it("an import adds no items to deleted locations or to locations of other households", async () => {
    const [admin, outsider] = [await createPerson(), await createPerson()];
    const old = await locationOf(admin, { name: "Kitchen", isDeleted: true });
    const foreign = await locationOf(outsider, { name: "Kitchen" });
    await createItem({ locationId: foreign.id, name: "Rice" });
    expect((await send(admin, [rowOf(2, "Kitchen", "Rice")])).body).toMatchObject({
      locations: 1,
      items: 1,
      refused: [],
    });
    const { locations, items } = await stateOf(admin);
    expect(locations.map(({ id }) => id)).not.toContain(old.id);
    expect(items[0]?.locationId).toBe(locations[0]?.id);
    expect(await namesOf(outsider)).toEqual(["Kitchen: Rice"]);
  });

  it("an import adds items to the first of two locations with the same name", async () => {
    const admin = await createPerson();
    const second = await locationOf(admin, { name: "Kitchen", order: 2 });
    const first = await locationOf(admin, { name: "KITCHEN", order: 1 });
    await send(admin, [rowOf(2, "Kitchen", "Rice")]);
    const { items } = await stateOf(admin);
    expect(items.map(({ locationId }) => locationId)).toEqual([first.id]);
    expect(first.id).toBeGreaterThan(second.id);
  });

  it("an import sends realtime changes for its new locations and items", async () => {
    const admin = await createPerson();
    const stream = await listenAs(admin);
    await call(admin, "POST", PATH, { rows: [rowOf(2, "Kitchen", "Rice")] }, fromTab);
    const { locations, items } = await stateOf(admin);
    const told = await stream.next(({ kind }) => kind === "locations");
    expect(told.ids).toEqual(locations.map(({ id }) => id));
    expect((await stream.next(({ kind }) => kind === "items")).ids).toEqual([items[0]?.id]);
    await stream.close();
  });

  it("an item imported during a check is pending in it, so completing answers 409", async () => {
    const admin = await createPerson();
    const { id: locationId } = await locationOf(admin, { name: "Kitchen" });
    const old = await createItem({ locationId });
    const check = await call<{ id: number }>(admin, "POST", "/api/inventory-updates");
    await send(admin, [rowOf(2, "Kitchen", "Rice")]);
    const count = { updateId: check.body.id, itemId: old.id, newStock: 1 };
    await call(admin, "POST", "/api/inventory-items", count);
    const path = `/api/inventory-updates/${check.body.id}/complete`;
    expect((await callInVain(admin, "PUT", path)).status).toBe(409);
  });
});

describe("repeated imports of the same file", () => {
  const rows = [rowOf(2, "Kitchen", "Rice"), rowOf(3, "Cellar", "Wine")];

  it("importing the same file a second time adds nothing", async () => {
    const admin = await createPerson();
    await send(admin, rows);
    expect((await send(admin, rows)).body).toMatchObject({ locations: 0, items: 0 });
    expect(await namesOf(admin)).toEqual(["Kitchen: Rice", "Cellar: Wine"]);
  });

  it("a repeated import with the same idempotency key gets the first answer", async () => {
    const admin = await createPerson();
    const first = await send(admin, rows, "press-1");
    const again = await send(admin, rows, "press-1");
    expect(again.body).toEqual(first.body);
    expect(first.body.items).toBe(2);
    expect((await send(admin, rows, "press-2")).body.refused).toHaveLength(2);
  });

  it.each([
    ["with one idempotency key", () => "press"],
    ["with different idempotency keys", (index: number) => `press-${index}`],
    ["without idempotency keys", () => undefined],
  ])("8 simultaneous imports of one file by two admins %s add its items once", async (_, key) => {
    const admin = await createPerson();
    const other = await createPerson({ householdId: admin.householdId });
    const answers = await atOnce(8, (index) =>
      send(index % 2 === 0 ? admin : other, rows, key(index)),
    );
    expect(tally(answers)).toEqual({ 200: 8 });
    expect(await namesOf(admin)).toEqual(["Kitchen: Rice", "Cellar: Wine"]);
    expect((await stateOf(admin)).locations).toHaveLength(2);
  });
});

it("an import concurrent with the deletion of its location creates the location again", async () => {
  const admin = await createPerson();
  const { id } = await locationOf(admin, { name: "Kitchen" });
  let sending: ReturnType<typeof send> | undefined;
  await db.$transaction(async (tx) => {
    await tx.location.update({ where: { id }, data: { isDeleted: true } });
    sending = send(admin, [rowOf(2, "Kitchen", "Rice")]);
    // The import runs until it waits for the lock of the deletion.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  expect((await sending)?.body).toMatchObject({ locations: 1, items: 1 });
  const { locations, items } = await stateOf(admin);
  expect(items.map(({ locationId }) => locationId)).toEqual(locations.map((one) => one.id));
});

it("the 61st import of a household within an hour answers 429 before its rows are validated", async () => {
  const admin = await createPerson();
  await db.$executeRaw`
    INSERT INTO rate_limits (key, points, expire)
    VALUES (${`import:household:${admin.householdId}`}, 60, ${Date.now() + 60_000})`;
  const { status, headers } = await call(admin, "POST", "/api/import/csv", { rows: "none" });
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

it("importing a CSV export into another household reproduces the same export", async () => {
  const [giver, taker] = [await createPerson(), await createPerson()];
  await send(giver, [
    { row: 2, location: "=Kitchen", item: item("-Rice, “long”", { currentStock: 2 }) },
    rowOf(3, "Cellar"),
    rowOf(4, "Attic; left", "'Wine"),
  ]);
  const { text } = await call(giver, "GET", "/api/export/csv");
  const parsed = parseCsv(text);
  if ("problem" in parsed) throw new Error(parsed.problem);
  const mapping = guessMapping(parsed.table.headers);
  const { rows } = readRows(parsed.table, { mapping, fallbackLocation: "", fallbackUnit: null });
  await send(taker, rows);
  const { text: again } = await call(taker, "GET", "/api/export/csv");
  expect(again).toBe(text);
});
