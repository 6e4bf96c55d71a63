import { deleteItem } from "./arrange";
import { item } from "./documented-fields";
import { members, type Row, row } from "./row";

const itemFields = {
  name: "Rice",
  unit: "bag",
  desiredStock: 2,
  reorderPoint: 1,
  bestBefore: "2026-12-05",
  packSize: 6,
  supermarketItemName: "Basmati",
  pictogram: "sheaf-of-rice",
};

const itemKinds = {
  name: "text",
  locationId: "id",
  desiredStock: "desired",
  reorderPoint: "reorderPoint",
  bestBefore: "day",
  unit: "unit",
  packSize: "packSize",
  supermarketItemName: "optionalText",
  photo: "photo",
  pictogram: "pictogram",
} as const;

/** The expected status, answer and realtime changes of each API call for items. */
export const ITEM_ROWS: readonly Row[] = [
  row("GET", "/api/items", members(200, 200, 200, 200), { answers: item }),
  row("GET", "/api/items", members(200, 200, 200, 200), {
    path: ({ locationId }) => `/api/items?locationId=${locationId}`,
    answers: item,
  }),
  row("POST", "/api/items", members(201, 403, 403, 404), {
    body: ({ locationId }) => ({ ...itemFields, locationId, photo: null }),
    answers: item,
    refuses: itemKinds,
    announces: { items: "created" },
  }),
  row("GET", "/api/items/[id]", members(200, 200, 200, 404), {
    of: (ids) => ids.itemId,
    answers: item,
  }),
  row("PUT", "/api/items/[id]", members(200, 403, 403, 404), {
    of: (ids) => ids.itemId,
    body: ({ locationId }) => ({ ...itemFields, locationId, photo: null }),
    answers: item,
    refuses: itemKinds,
    announces: { items: "itemId" },
  }),
  row("PUT", "/api/items/[id]", members(200, 200, 403, 404), {
    of: (ids) => ids.itemId,
    body: () => ({ currentStock: 3, partialAmount: 0.333 }),
    answers: item,
    refuses: { currentStock: "whole", partialAmount: "partial" },
    announces: { items: "itemId" },
  }),
  row("PUT", "/api/items/[id]", members(200, 403, 403, 400), {
    of: (ids) => ids.itemId,
    body: ({ objectKey }) => ({ photo: objectKey }),
    answers: item,
    refuses: { photo: null },
    announces: { items: "itemId" },
  }),
  row("DELETE", "/api/items/[id]", members(204, 403, 403, 404), {
    of: (ids) => ids.itemId,
    announces: { items: "itemId" },
  }),
  row("POST", "/api/items/bulk-delete", members(200, 403, 403, 404), {
    body: ({ itemId }) => ({ ids: [itemId] }),
    answers: "deleted",
    refuses: { ids: "ids" },
    announces: { items: "itemId" },
  }),
  row("POST", "/api/items/bulk-update", members(200, 403, 403, 404), {
    body: ({ itemId }) => ({ items: [{ id: itemId, desiredStock: 3 }] }),
    answers: "updated",
    refuses: { items: "itemChanges" },
    announces: { items: "itemId" },
  }),
  row("POST", "/api/items/[id]/restore", members(200, 403, 403, 404), {
    of: (ids) => ids.itemId,
    arrange: deleteItem,
    answers: item,
    announces: { items: "itemId" },
  }),
  row("POST", "/api/items/bulk-restore", members(200, 403, 403, 404), {
    body: ({ itemId }) => ({ ids: [itemId] }),
    arrange: deleteItem,
    answers: "restored",
    refuses: { ids: "ids" },
    announces: { items: "itemId" },
  }),
  row("GET", "/api/recently-deleted", members(200, 403, 403, 200), {
    arrange: deleteItem,
    answers: "deletedAt deletedBy id itemCount kind location name photo pictogram",
  }),
];
