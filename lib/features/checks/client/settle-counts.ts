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

/** How long after a saved count the counts are fetched anew. */
const REFETCH_DELAY_MS = 100;

interface Settling {
  queryClient: QueryClient;
  /** Leads the person to a screen of the check, wherever they are. */
  leadTo: (screen: CheckScreen) => void;
  /** Whether more counts are on their way, whose own end will fetch. */
  hasMore: () => boolean;
}

/**
 * What the screens learn of counts that were sent: one that the server took is in the cache from then on;
 * for one that it refused there is the toast, and the person is led back to the item.
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
    // The check has ended, or the item is gone, on another device: the screen is to say so.
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

/** The server's answer is the count that stands: it may be somebody's later one. */
function keepAnswer(queryClient: QueryClient, { body }: CountEntry, answer: Count): void {
  const { queryKey } = countsQuery(body.updateId);
  // A fetch under way would overwrite it with what was true before.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (counts) => counts && replaceCount(counts, answer));
  queryClient.setQueryData(itemsQuery().queryKey, (items) => items && replaceStock(items, answer));
}

/** While another count is under way its own end will fetch: what is shown must not jump back. */
function refetchSoon(queryClient: QueryClient, updateId: number, hasMore: () => boolean): void {
  // The stock on the screen is what was just counted. Other screens fetch it when they open.
  void queryClient.invalidateQueries({ queryKey: itemsQuery().queryKey, refetchType: "none" });
  setTimeout(() => {
    if (!hasMore())
      void queryClient.invalidateQueries({ queryKey: countsQuery(updateId).queryKey });
  }, REFETCH_DELAY_MS);
}
