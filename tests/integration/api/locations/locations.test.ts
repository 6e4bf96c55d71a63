import { beforeEach, describe, expect, it } from "vitest";
import type { Location } from "@/lib/features/locations/model/dto";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createLocation } from "@/tests/support/factories";

let admin: Person;

beforeEach(async () => {
  admin = await createPerson();
});

const list = async () => (await call<Location[]>(admin, "GET", "/api/locations")).body;
const add = (body: object) => call<Location>(admin, "POST", "/api/locations", body);

describe("POST /api/locations", () => {
  it("POST /api/locations adds a location with a trimmed name and returns it", async () => {
    const { status, body } = await add({ name: "  Kitchen ", photo: null, order: 0 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Kitchen",
      photo: null,
      order: 0,
      isDeleted: false,
      householdId: admin.householdId,
    });
    expect((await call(admin, "GET", `/api/locations/${body.id}`)).body).toEqual(body);
    expect(await list()).toEqual([body]);
  });

  it("a location that is added without a position is last in the checking sequence", async () => {
    await add({ name: "Kitchen" });
    await add({ name: "Cellar" });
    const { body } = await add({ name: "Attic" });
    expect(body.order).toBe(2);
    expect((await list()).map(({ name }) => name)).toEqual(["Kitchen", "Cellar", "Attic"]);
  });

  it("a second location with the same name is accepted", async () => {
    await add({ name: "Shelf" });
    expect((await add({ name: "Shelf" })).status).toBe(201);
  });

  it("POST /api/locations ignores id, householdId, isDeleted and createdAt in the body", async () => {
    const other = await createPerson();
    const { body } = await add({
      name: "Kitchen",
      id: 1,
      householdId: other.householdId,
      isDeleted: true,
      createdAt: "2001-01-01T00:00:00Z",
      updatedAt: "2001-01-01T00:00:00Z",
    });
    expect(body).toMatchObject({ householdId: admin.householdId, isDeleted: false });
    expect(body.id).not.toBe(1);
    expect(body.createdAt > "2002").toBe(true);
    expect((await call<Location[]>(other, "GET", "/api/locations")).body).toEqual([]);
  });
});

describe("GET /api/locations", () => {
  it("GET /api/locations returns the household's own locations sorted by order and then id, without deleted ones", async () => {
    const { householdId } = admin;
    const [c, a, b] = [
      await createLocation({ householdId, order: 2 }),
      await createLocation({ householdId, order: 0 }),
      await createLocation({ householdId, order: 0 }),
    ];
    await createLocation({ householdId, order: 1, isDeleted: true });
    await createLocation();
    expect((await list()).map(({ id }) => id)).toEqual([a.id, b.id, c.id]);
  });

  it("GET /api/locations returns an empty array for a new household", async () => {
    expect(await list()).toEqual([]);
  });
});

describe("PUT /api/locations/{id}", () => {
  it("PUT /api/locations/{id} changes the name and ignores id, householdId, isDeleted, order and createdAt", async () => {
    const before = (await add({ name: "Kitchen", order: 3 })).body;
    const sent = {
      name: " Pantry ",
      id: 1,
      householdId: 1,
      isDeleted: true,
      order: 9,
      createdAt: "2001-01-01T00:00:00Z",
    };
    const path = `/api/locations/${before.id}`;
    const { status, body } = await call<Location>(admin, "PUT", path, sent);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: "Pantry", updatedAt: body.updatedAt });
    expect(body.updatedAt > before.updatedAt).toBe(true);
    expect(await list()).toEqual([body]);
  });

  it("changing or reading a deleted location answers 404", async () => {
    const { id } = await createLocation({ householdId: admin.householdId, isDeleted: true });
    expect((await call(admin, "PUT", `/api/locations/${id}`, { name: "A" })).status).toBe(404);
    expect((await call(admin, "GET", `/api/locations/${id}`)).status).toBe(404);
  });
});
