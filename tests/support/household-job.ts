import { readFile } from "node:fs/promises";
import { vi } from "vitest";
import type { ApiClient } from "./api-client";

interface Row {
  id: number;
}

/** The fields of a shopping list in the API's answer that the tests read. */
export interface List extends Row {
  status: string;
  items: { quantity: number; aiRationale: string | null; rationaleSource: string | null }[];
}

export const PASSWORD = "six feet under";

/** Registers a person in a new household, or in the household of the invitation that a token belongs to. */
export function register(person: ApiClient, username: string, token?: string): Promise<unknown> {
  return person.call("POST", "/api/register", {
    username,
    email: `${username}@mail.example`,
    password: PASSWORD,
    privacyConsent: true,
    termsConsent: true,
    ...(token === undefined ? {} : { token }),
  });
}

/** Uploads a photo and returns its object key. */
export async function upload(person: ApiClient): Promise<string> {
  const form = new FormData();
  form.set(
    "file",
    new File([await readFile("public/icon-192.png")], "cider.png", { type: "image/png" }),
  );
  const { objectKey } = await person.send<{ objectKey: string }>("/api/upload", form);
  return objectKey;
}

/** Adds an item in a location of its own. Returns the item's id. */
export async function addItem(
  person: ApiClient,
  { name = "Cider", ...fields }: { name?: string; photo?: string } = {},
): Promise<number> {
  const place = { name: `Shelf of ${name}` };
  const { id: locationId } = await person.call<Row>("POST", "/api/locations", place);
  const wanted = { name, locationId, desiredStock: 4, unit: "bottle", ...fields };
  return (await person.call<Row>("POST", "/api/items", wanted)).id;
}

/** Starts a check, counts an item and completes the check. Returns the id of the shopping list. */
export async function completeCheck(person: ApiClient, itemId: number): Promise<number> {
  const { id: updateId } = await person.call<Row>("POST", "/api/inventory-updates");
  await person.call("POST", "/api/inventory-items", { updateId, itemId, newStock: 1 });
  const { shoppingListId } = await person.call<{ shoppingListId: number }>(
    "PUT",
    `/api/inventory-updates/${updateId}/complete`,
  );
  return shoppingListId;
}

/** Waits until a list has its rationales, and returns it. */
export function waitForList(person: ApiClient, listId: number): Promise<List> {
  return vi.waitFor(
    async () => {
      const list = await person.call<List>("GET", `/api/shopping-lists/${listId}`);
      if (list.status !== "ready") throw new Error(`The list is ${list.status}`);
      return list;
    },
    { timeout: 30_000, interval: 100 },
  );
}
