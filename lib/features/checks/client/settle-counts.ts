import type { QueryClient } from "@tanstack/react-query";
import { hasStatus, messageToShow } from "@/lib/client/api";
import type { WriteQueueEvent } from "@/lib/client/pending-writes/write-queue";
import { refreshRights } from "@/lib/client/rights";
import { showFailure } from "@/lib/client/toast";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { checkCopy } from "../model/copy";
import type { Count } from "../model/dto";
import { type CheckScreen, replaceCount, replaceStock } from "../model/rules";
import { type CountEntry, isCount } from "./pending-counts";
import { activeCheckQuery, countsQuery } from "./queries";

/** Delay before the counts are refetched after a saved count. */
const REFETCH_DELAY_MS = 100;

interface Settling {
  queryClient: QueryClient;
  /** Navigates to a screen of the check. */
  leadTo: (screen: CheckScreen) => void;
  /** Whether more counts are pending, whose own answer will refetch. */
  hasMore: () => boolean;
}

/**
 * Handles the events of sent counts: an accepted count goes into the query cache; for a refused one a toast is shown,
 * and the person is led back to the item.
 */
export function settleCount(
  news: WriteQueueEvent,
  { queryClient, leadTo, hasMore }: Settling,
): void {
  if (news.kind === "sent" && isCount(news.entry)) {
    keepAnswer(queryClient, news.entry, news.answer as Count);
    refetchSoon(queryClient, news.entry.body.updateId, hasMore);
  } else if (news.kind === "refused" && isCount(news.entry)) {
    const { body, place } = news.entry;
    const { title, text } = checkCopy.count.refused;
    showFailure({ title, text: messageToShow(news.error) ?? text });
    refetchSoon(queryClient, body.updateId, hasMore);
    if (hasStatus(news.error, 403)) void refreshRights(queryClient);
    // The check ended, or the item was deleted, on another device: the refetched screen shows it.
    const isGone = hasStatus(news.error, 404);
    if (isGone) void queryClient.invalidateQueries({ queryKey: itemsQuery().queryKey });
    if (isGone || hasStatus(news.error, 409)) {
      void queryClient.invalidateQueries({ queryKey: activeCheckQuery().queryKey });
    }
    leadTo({ name: "itemCheck", locationId: place.locationId, itemId: body.itemId });
  } else if (news.kind === "elsewhere") {
    const check = queryClient.getQueryData(activeCheckQuery().queryKey);
    if (check) refetchSoon(queryClient, check.id, hasMore);
  }
}

/** The answer is the count that is valid now, which may be a later one of somebody else. */
function keepAnswer(queryClient: QueryClient, { body }: CountEntry, answer: Count): void {
  const { queryKey } = countsQuery(body.updateId);
  // A fetch under way would overwrite it with older data.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (counts) => counts && replaceCount(counts, answer));
  queryClient.setQueryData(itemsQuery().queryKey, (items) => items && replaceStock(items, answer));
}

/** While another count is pending, its own answer will refetch: the shown amount must not jump back. */
function refetchSoon(queryClient: QueryClient, updateId: number, hasMore: () => boolean): void {
  // This screen shows the stock that was just counted. Other screens refetch when they open.
  void queryClient.invalidateQueries({ queryKey: itemsQuery().queryKey, refetchType: "none" });
  setTimeout(() => {
    if (!hasMore())
      void queryClient.invalidateQueries({ queryKey: countsQuery(updateId).queryKey });
  }, REFETCH_DELAY_MS);
}
