import type { Check, Count } from "@/lib/features/checks/model/dto";
import type { Item } from "@/lib/features/items/model/dto";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, type Caller } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

type Stock = Partial<
  Pick<
    Item,
    "currentStock" | "partialAmount" | "desiredStock" | "reorderPoint" | "unit" | "packSize"
  >
>;

/** Creates a household with an admin and one location. */
export async function createKitchen() {
  const admin = await createPerson();
  const { householdId } = admin;
  const { id: locationId } = await createLocation({ householdId });
  const addItem = (stock: Stock = {}) => createItem({ locationId, ...stock });
  return { admin, householdId, locationId, addItem };
}

/** Returns functions that send the API calls of a check as the given person. */
export function stepsOf(person: Person) {
  const get = <T>(path: string) => call<T>(person, "GET", path);
  return {
    start: () => call<Check>(person, "POST", "/api/inventory-updates"),
    count: (
      updateId: number,
      itemId: number,
      newStock: number,
      more: { partialAmount?: number; observedAt?: string; onlyIfPending?: boolean } = {},
      headers: Record<string, string> = {},
    ) => {
      const body = { updateId, itemId, newStock, ...more };
      return call<Count>(person, "POST", "/api/inventory-items", body, headers);
    },
    undo: (updateId: number, itemId: number, undoneAt = new Date().toISOString()) =>
      call<{ isUndone: boolean }>(person, "POST", "/api/inventory-items/undo", {
        updateId,
        itemId,
        undoneAt,
      }),
    assume: (updateId: number, itemIds: readonly number[]) =>
      call<Count[]>(person, "POST", `/api/inventory-updates/${updateId}/assume`, { itemIds }),
    withdrawAssumed: (updateId: number) =>
      call(person, "DELETE", `/api/inventory-updates/${updateId}/assume`),
    assumable: async (updateId: number) =>
      (await get<{ itemIds: number[] }>(`/api/inventory-updates/${updateId}/assume`)).body.itemIds,
    complete: (id: number) =>
      call<{ message: string; shoppingListId: number }>(
        person,
        "PUT",
        `/api/inventory-updates/${id}/complete`,
      ),
    cancel: (id: number) => call(person, "DELETE", `/api/inventory-updates/${id}`),
    counts: async (id: number) => (await get<Count[]>(`/api/inventory-updates/${id}/items`)).body,
    active: () => get<Check>("/api/inventory-updates/active"),
    latest: () => get<Check>("/api/inventory-updates/latest"),
    completed: async () => (await get<Check[]>("/api/inventory-updates/completed")).body,
    list: async (id: number) => (await get<ShoppingList>(`/api/shopping-lists/${id}`)).body,
    setStock: (itemId: number, amounts: { currentStock?: number; partialAmount?: number }) =>
      call<Item>(person, "PUT", `/api/items/${itemId}`, amounts),
    stock: async (itemId: number) => stockOf(person, itemId),
  };
}

async function stockOf(caller: Caller, itemId: number): Promise<[number, number]> {
  const { body } = await call<Item>(caller, "GET", `/api/items/${itemId}`);
  return [body.currentStock, body.partialAmount];
}
