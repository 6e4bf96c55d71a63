import { members, type Row, row } from "./row";

const importedItem = {
  name: "Rice",
  unit: "bag",
  desiredStock: 2,
  supermarketItemName: "Basmati",
  currentStock: 1,
  partialAmount: 0.5,
};

/** The expected status, answer and realtime changes of each API call for data management and CSV files. */
export const DATA_MANAGEMENT_ROWS: readonly Row[] = [
  // Both admins get 200: the household of `createWorld` has another admin, and the outsider is the only member of
  // theirs.
  row("DELETE", "/api/user", members(200, 200, 200, 200), {
    body: () => ({ deleteHousehold: false }),
    refuses: { deleteHousehold: "boolean" },
    answers: "outcome",
    announces: { members: "caller" },
  }),
  row("GET", "/api/user/export-data", members(200, 200, 200, 200), {
    answers: "account household inventory inventoryUpdates shoppingLists",
  }),
  row("GET", "/api/data/purge", members(200, 403, 403, 200), {
    answers: "inventoryItems inventoryUpdates items shoppingListItems shoppingLists",
  }),
  row("POST", "/api/data/purge", members(200, 403, 403, 200), {
    body: () => ({ inventoryUpdates: true, shoppingLists: true, confirm: "PURGE" }),
    refuses: { inventoryUpdates: "boolean", shoppingLists: "boolean", confirm: null },
    answers: "deleted message",
    announces: {
      check: "checkId",
      list: "listId",
      purchases: "none",
      additions: "none",
      shopOrder: "none",
      shoppingLinks: "none",
    },
  }),

  row("GET", "/api/export/csv", members(200, 200, 200, 200)),
  row("POST", "/api/import/csv", members(200, 403, 403, 200), {
    body: () => ({ rows: [{ row: 2, location: "Attic", item: importedItem }] }),
    refuses: { rows: null },
    maxKib: 1024,
    answers: "items locations refused",
    announces: { locations: "created", items: "created" },
  }),
];
