import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { showToast } from "@/lib/client/toast";
import type { RealtimeChange } from "@/lib/core/realtime-change";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import {
  activeCheckQuery,
  completedChecksQuery,
  countsQuery,
  latestCheckQuery,
  presencesQuery,
} from "@/lib/features/checks/client/queries";
import { checkCopy } from "@/lib/features/checks/model/copy";
import type { Check, CheckChange, Count, Presence } from "@/lib/features/checks/model/dto";
import { describeCount, replaceCount, replaceStock } from "@/lib/features/checks/model/rules";
import { householdQuery } from "@/lib/features/households/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { invitationsQuery, membersQuery } from "@/lib/features/members/client/queries";
import { optimizationQuery } from "@/lib/features/photos/client/queries";
import {
  LISTS_KEY,
  shoppingListQuery,
  shoppingListsQuery,
} from "@/lib/features/shopping-lists/client/queries";

/** Shown after the toast of one's own count, which would take its place. */
const NOTICE_DELAY_MS = 300;

interface Applying {
  queryClient: QueryClient;
  /** The signed-in person. */
  userId: number;
  /** Whether this very tab made the change: then the screen shows it already. */
  isOwn: boolean;
  refresh: (queryKeys: readonly QueryKey[]) => void;
  /** A check has ended on another device. */
  onEnded: (updateId: number, status: "completed" | "cancelled") => void;
}

/** Brings a change of the household to what this tab has cached. */
export function applyChange(change: RealtimeChange, applying: Applying): void {
  switch (change.kind) {
    case "locations":
      // A location that goes takes its items with it.
      if (!applying.isOwn) applying.refresh([locationsQuery().queryKey, itemsQuery().queryKey]);
      break;
    case "items":
      // A shopping list says what its items are called, and is cached apart from them in this tab too.
      applying.refresh([LISTS_KEY]);
      if (!applying.isOwn) applying.refresh([itemsQuery().queryKey]);
      break;
    case "list":
      if (!applying.isOwn) {
        const lists = [shoppingListQuery(), ...change.ids.map((id) => shoppingListQuery(id))];
        applying.refresh(lists.map(({ queryKey }) => queryKey));
        applying.refresh([shoppingListsQuery().queryKey]);
      }
      break;
    case "members":
      if (!applying.isOwn) {
        applying.refresh([membersQuery().queryKey, invitationsQuery().queryKey]);
        // What one may do has changed, perhaps. Where nobody is named it may be anybody.
        if (change.ids.length === 0 || change.ids.includes(applying.userId)) {
          applying.refresh([currentUserQuery().queryKey]);
        }
      }
      break;
    case "household":
      if (!applying.isOwn) applying.refresh([householdQuery().queryKey]);
      break;
    case "optimization":
      if (!applying.isOwn) applying.refresh([optimizationQuery().queryKey]);
      break;
    case "check":
      applyCheckChange(change as RealtimeChange<CheckChange>, applying);
  }
}

function applyCheckChange(change: RealtimeChange<CheckChange>, applying: Applying): void {
  const { detail, ids } = change;
  if (detail?.is === "count") {
    if (!applying.isOwn) applyCount(detail.count, applying);
    if (detail.overruledId === applying.userId) tellOverruled(detail.count, applying.queryClient);
  } else if (applying.isOwn) {
    return;
  } else if (detail?.is === "presence") {
    for (const id of ids) applyPresence(id, detail.presence, applying.queryClient);
  } else if (detail) {
    applyStatus(ids, detail.status, applying);
  } else {
    // Assumed entries were made or removed: too many to be named in a notification.
    applying.refresh(ids.map((id) => countsQuery(id).queryKey));
  }
}

function applyStatus(ids: number[], status: Check["status"], applying: Applying): void {
  const { queryKey } = activeCheckQuery();
  const active = applying.queryClient.getQueryData(queryKey);
  if (status !== "in_progress" && active && ids.includes(active.id)) {
    // A fetch under way may have been answered before the end, and would bring the check back.
    void applying.queryClient.cancelQueries({ queryKey });
    applying.onEnded(active.id, status);
  } else {
    // What it has counted may have been purged.
    applying.refresh([queryKey, ...ids.map((id) => countsQuery(id).queryKey)]);
  }
  applying.refresh([latestCheckQuery().queryKey, itemsQuery().queryKey]);
  applying.refresh([completedChecksQuery().queryKey]);
}

/**
 * Shown at once from the event; the fetch that follows is the truth if something came in between. What waits
 * on this device stands over both.
 */
function applyCount(count: Count, { queryClient, refresh }: Applying): void {
  const { queryKey } = countsQuery(count.updateId);
  queryClient.setQueryData(queryKey, (counts) => counts && replaceCount(counts, count));
  queryClient.setQueryData(itemsQuery().queryKey, (items) => items && replaceStock(items, count));
  refresh([queryKey]);
}

function applyPresence(updateId: number, presence: Presence, queryClient: QueryClient): void {
  queryClient.setQueryData(presencesQuery(updateId).queryKey, (presences) => {
    const others = presences?.filter(({ userId }) => userId !== presence.userId);
    return others && (presence.locationId === null ? others : [...others, presence]);
  });
}

function tellOverruled(count: Count, queryClient: QueryClient): void {
  const items = queryClient.getQueryData(itemsQuery().queryKey);
  const item = items?.find(({ id }) => id === count.itemId);
  if (!item) return;
  const amount = describeCount(count, item.unit);
  setTimeout(
    () => showToast(checkCopy.overruled({ by: count.countedBy, item: item.name, amount })),
    NOTICE_DELAY_MS,
  );
}
