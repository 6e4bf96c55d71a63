import type { Imported } from "@/lib/features/csv/model/dto";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import type { Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createLocation } from "@/tests/support/factories";

export const PATH = "/api/import/csv";

export const item = (name: string, more: object = {}) => ({ name, unit: "bag", ...more });
export const rowOf = (row: number, location: string, name?: string) => ({
  row,
  location,
  item: name === undefined ? null : item(name),
});
export const send = (person: Person, rows: object[], key?: string) =>
  call<Imported>(person, "POST", PATH, { rows }, { "idempotency-key": key ?? null });

export const locationOf = ({ householdId }: Person, data: Parameters<typeof createLocation>[0]) =>
  createLocation({ ...data, householdId });

/** Returns the locations and items of the person's household from the API. */
export async function stateOf(person: Person) {
  const locations = await call<Location[]>(person, "GET", "/api/locations");
  const items = await call<Item[]>(person, "GET", "/api/items");
  return { locations: locations.body, items: items.body };
}

/** Returns "location: item" for every item of the person's household. */
export async function namesOf(person: Person): Promise<string[]> {
  const { locations, items } = await stateOf(person);
  const name = (id: number) => locations.find((location) => location.id === id)?.name ?? "?";
  return items.map((one) => `${name(one.locationId)}: ${one.name}`);
}
