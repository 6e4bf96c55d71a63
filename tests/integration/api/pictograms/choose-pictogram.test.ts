import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import type { RecentlyDeleted } from "@/lib/features/items/model/recently-deleted";
import type { Location } from "@/lib/features/locations/model/dto";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createLocation } from "@/tests/support/factories";

let admin: Person;
let kitchenId: number;

beforeEach(async () => {
  admin = await createPerson();
  kitchenId = (await createLocation({ householdId: admin.householdId })).id;
});

describe.each([
  ["items", () => ({ name: "Rice", unit: "bag", locationId: kitchenId })],
  ["locations", () => ({ name: "Pantry" })],
])("the chosen pictogram of %s", (what, fields) => {
  const add = async (pictogram: string | null = null) => {
    const body = { ...fields(), pictogram };
    return (await call<Item | Location>(admin, "POST", `/api/${what}`, body)).body;
  };
  const change = (id: number, body: object) =>
    call<Item | Location>(admin, "PUT", `/api/${what}/${id}`, body);
  const read = async (id: number) =>
    (await call<Item | Location>(admin, "GET", `/api/${what}/${id}`)).body;

  it(`POST /api/${what} stores the pictogram, and a new record without one has none`, async () => {
    const { id, pictogram } = await add("cooked-rice");
    expect(pictogram).toBe("cooked-rice");
    expect((await read(id)).pictogram).toBe("cooked-rice");
    expect((await call<Item>(admin, "POST", `/api/${what}`, fields())).body.pictogram).toBeNull();
  });

  it(`PUT /api/${what}/{id} changes the pictogram, keeps it on a rename, and null removes it`, async () => {
    const { id } = await add();
    expect((await change(id, { pictogram: "bento-box" })).body.pictogram).toBe("bento-box");
    expect((await change(id, { name: "Basmati" })).body.pictogram).toBe("bento-box");
    const { body: list } = await call<(Item | Location)[]>(admin, "GET", `/api/${what}`);
    expect(list.find((row) => row.id === id)?.pictogram).toBe("bento-box");
    expect((await change(id, { pictogram: null })).body.pictogram).toBeNull();
  });

  it(`${what} are refused with 400 at the field for the name of a missing picture, and stay unchanged`, async () => {
    const before = await add("cooked-rice");
    const message = "Choose one of the pictograms";
    for (const answer of [
      await callInVain(admin, "POST", `/api/${what}`, { ...fields(), pictogram: "unicorn" }),
      await callInVain(admin, "PUT", `/api/${what}/${before.id}`, { pictogram: "unicorn" }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toEqual([{ path: "pictogram", message }]);
    }
    expect(await read(before.id)).toEqual(before);
  });

  it(`a deletion and a restore of ${what} keep the pictogram, and the list of deletions has it`, async () => {
    const { id } = await add("cooked-rice");
    await call(admin, "DELETE", `/api/${what}/${id}`);
    const deleted = await call<RecentlyDeleted[]>(admin, "GET", "/api/recently-deleted");
    expect(deleted.body).toMatchObject([{ id, pictogram: "cooked-rice" }]);
    await call(admin, "POST", `/api/${what}/${id}/restore`);
    expect((await read(id)).pictogram).toBe("cooked-rice");
  });
});
