import { hasStatus, messageToShow } from "@/lib/client/api";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { isNumber } from "@/lib/client/pending-writes/has-shape";
import { definePendingWrite } from "@/lib/client/pending-writes/pending-write-kind";
import { refreshRights, ROLE_CHANGED } from "@/lib/client/rights";
import { showFailure } from "@/lib/client/toast";
import type { TemporaryId } from "@/lib/core/temporary-id";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { itemCopy } from "../model/copy";
import type { Item } from "../model/dto";
import { type Packed, packSizeOf } from "../model/packs";
import { withItem } from "../model/rules";
import type { ItemForm } from "../model/schema";
import { cancelItemsRefetch, repeatItemsRefetch } from "./items-refetch";
import { itemsQuery } from "./queries";

interface ItemPlace {
  temporaryId: TemporaryId;
  /** When the person added the item, in ISO 8601. */
  addedAt: string;
}

/** The sent form. Forms that a device has stored before a field existed do not have it. */
type ItemBody = Omit<ItemForm, "packSize" | "reorderPoint" | "bestBefore"> &
  Packed &
  Partial<Pick<ItemForm, "reorderPoint" | "bestBefore">>;

export type ItemEntry = PendingWrite<ItemBody, ItemPlace>;

/** The pending write kind of items that are added during a check (docs/decisions/0058). */
export const itemWrites = definePendingWrite<{
  body: ItemBody;
  place: ItemPlace;
  answer: Pick<Item, "id">;
  data: readonly Item[];
}>({
  kind: "item",
  noun: "new item",
  request: (_body, { temporaryId }) => ({
    method: "POST",
    path: "/api/items",
    group: "items",
    subject: `item:${temporaryId}`,
    creates: temporaryId,
  }),
  answer: { id: isNumber },
  overlay: (items, pending) => [...items, ...pending.map(itemOf)],
  onSent(entry, { id }, { queryClient }) {
    const { queryKey } = itemsQuery();
    cancelItemsRefetch(queryClient);
    const added = { ...itemOf(entry), id };
    queryClient.setQueryData(queryKey, (items) => items && withItem(items, added));
    void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    // If another item or count is sent meanwhile, its response cancels this refetch and repeats it.
    repeatItemsRefetch(queryClient);
  },
  async onRefused(_entry, error, { queryClient }) {
    // The location was deleted on another device.
    if (hasStatus(error, 404)) {
      for (const { queryKey } of [locationsQuery(), itemsQuery()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    }
    const hasNewRole = hasStatus(error, 403) && (await refreshRights(queryClient));
    const detail = hasNewRole ? ROLE_CHANGED : messageToShow(error);
    showFailure({ ...itemCopy.add.failure, detail });
  },
  keepsRefused: true,
});

/** Returns the item that a pending write creates, with its temporary id. */
function itemOf({ body, place, householdId }: ItemEntry): Item {
  const {
    name,
    locationId,
    desiredStock,
    reorderPoint = null,
    bestBefore = null,
    unit,
    supermarketItemName,
    photo,
    pictogram = null,
  } = body;
  return {
    id: place.temporaryId,
    householdId,
    locationId,
    name,
    photo: photo ?? null,
    pictogram,
    desiredStock,
    currentStock: 0,
    partialAmount: 0,
    lastCountedAt: null,
    unit,
    packSize: packSizeOf(body),
    reorderPoint,
    bestBefore,
    // Higher than the places of all stored items: the new item is the last one on the shelf.
    shelfOrder: place.temporaryId,
    supermarketItemName: supermarketItemName ?? null,
    isDeleted: false,
    createdAt: place.addedAt,
    updatedAt: place.addedAt,
  };
}
