import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import type { ChangeKind, RealtimeChange } from "@/lib/core/realtime-change";
import { accountsRealtime } from "@/lib/features/accounts/client/realtime";
import { checksRealtime } from "@/lib/features/checks/client/realtime";
import { forecastRealtime } from "@/lib/features/forecast/client/realtime";
import { householdsRealtime } from "@/lib/features/households/client/realtime";
import { itemsRealtime } from "@/lib/features/items/client/realtime";
import { locationsRealtime } from "@/lib/features/locations/client/realtime";
import { membersRealtime } from "@/lib/features/members/client/realtime";
import { photosRealtime } from "@/lib/features/photos/client/realtime";
import { purchasesRealtime } from "@/lib/features/purchases/client/realtime";
import { shopOrderRealtime } from "@/lib/features/shop-order/client/realtime";
import { additionsRealtime } from "@/lib/features/shopping-additions/client/realtime";
import { shoppingLinksRealtime } from "@/lib/features/shopping-links/client/realtime";
import { shoppingListsRealtime } from "@/lib/features/shopping-lists/client/realtime";
import { targetSuggestionsRealtime } from "@/lib/features/target-suggestions/client/realtime";

export const realtimeFeatures: readonly RealtimeFeature[] = [
  householdsRealtime,
  photosRealtime,
  locationsRealtime,
  itemsRealtime,
  checksRealtime,
  additionsRealtime,
  shopOrderRealtime,
  shoppingListsRealtime,
  shoppingLinksRealtime,
  purchasesRealtime,
  targetSuggestionsRealtime,
  forecastRealtime,
  membersRealtime,
  accountsRealtime,
];

/** Applies a change of the household to this tab's query cache. */
export function applyChange<Kind extends ChangeKind>(
  change: RealtimeChange<Kind>,
  context: RealtimeContext,
): void {
  for (const { changes } of realtimeFeatures) changes[change.kind]?.(change, context);
}
