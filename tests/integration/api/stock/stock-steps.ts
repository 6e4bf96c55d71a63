import type { Item } from "@/lib/features/items/model/dto";
import { db } from "@/lib/server/db";
import type { Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";

interface Sent {
  observedAt?: string;
  quantity?: number;
}

const withKey = (key?: string): Record<string, string> => (key ? { "idempotency-key": key } : {});

/** Returns functions that send the API calls for stock changes between two checks as the given person. */
export function stockOf(person: Person) {
  const post = (path: string, body: object, key?: string) =>
    call<Item & { message?: string }>(person, "POST", `/api/items/${path}`, body, withKey(key));
  return {
    use: (itemId: number, sent: Sent = {}, key?: string) => post(`${itemId}/used`, sent, key),
    reverse: (itemId: number, sent: Sent = {}, key?: string) =>
      post(`${itemId}/used/reverse`, sent, key),
    set: (itemId: number, currentStock: number, partialAmount = 0, sent: Sent = {}, key?: string) =>
      post(`${itemId}/amount`, { currentStock, partialAmount, ...sent }, key),
  };
}

/** Returns the kinds and quantities of the journal of an item, in 300ths of a unit. */
export async function journalOf(itemId: number) {
  const entries = await db.journalEntry.findMany({ where: { itemId }, orderBy: { id: "asc" } });
  return entries.map(({ kind, quantity }) => [kind, quantity]);
}
