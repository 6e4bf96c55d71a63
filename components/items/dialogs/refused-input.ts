import type { ItemEntry } from "@/lib/features/items/client/pending-writes";
import { packSizeOf } from "@/lib/features/items/model/packs";
import { reorderPointText } from "@/lib/features/items/model/reorder-point";
import type { Location } from "@/lib/features/locations/model/dto";

/** Returns the form input of a refused item. A location that was deleted since must be chosen again. */
export function refusedInput({ body }: ItemEntry, locations: readonly Location[]) {
  const { desiredStock, locationId, ...input } = body;
  const isLocation = locations.some(({ id }) => id === locationId);
  return {
    ...input,
    desiredStock: String(desiredStock),
    reorderPoint: reorderPointText(body),
    packSize: String(packSizeOf(body)),
    bestBefore: body.bestBefore ?? "",
    locationId: isLocation ? locationId : undefined,
  };
}
