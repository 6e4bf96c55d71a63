import { ApiError, hasStatus, messageToShow } from "@/lib/client/api";
import type { SettleContext } from "@/lib/client/pending-writes/pending-write-kind";
import { refreshRights } from "@/lib/client/rights";
import { showFailure } from "@/lib/client/toast";
import { formatStock } from "@/lib/core/amount";
import { paths } from "@/lib/core/paths";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { countCopy, describeSubject } from "../model/count-copy";
import { othersCopy } from "../model/others-copy";
import type { CountEntry } from "./overlay-counts";
import { activeCheckQuery } from "./queries";

interface RefusalContext extends SettleContext {
  /** Returns the number of pending counts of the check, without the refused one. */
  countOthers: () => number;
  refetchSoon: () => void;
}

/** Shows why a count was refused. The counts of a cancelled check are discarded. */
export function refuseCount(
  { body, place, group }: CountEntry,
  error: unknown,
  context: RefusalContext,
): unknown {
  const canceller = cancellerNamedBy(error);
  if (canceller !== null) return discardCounts(group, canceller, context);
  const { queryClient, openPath } = context;
  const { title, text } = countCopy.refused;
  const item = queryClient
    .getQueryData(itemsQuery().queryKey)
    ?.find(({ id }) => id === body.itemId);
  const amount = formatStock(body.newStock, body.partialAmount);
  const subject = item && describeSubject({ item: item.name, amount });
  showFailure({ title, text: messageToShow(error) ?? text, ...(subject && { subject }) });
  context.refetchSoon();
  if (hasStatus(error, 403)) void refreshRights(queryClient);
  // The check ended, or the item was deleted, on another device. The refetched screen shows that.
  const isGone = hasStatus(error, 404);
  const active = queryClient.getQueryData(activeCheckQuery().queryKey);
  if (isGone) void queryClient.invalidateQueries({ queryKey: itemsQuery().queryKey });
  if (isGone || hasStatus(error, 409)) {
    void queryClient.invalidateQueries({ queryKey: activeCheckQuery().queryKey });
  }
  // The item is opened only while the check runs: screens of an ended check stay open (docs/decisions/0061).
  if (active?.id === body.updateId) openPath(paths.itemCheck(place.locationId, body.itemId));
}

/** Returns who has cancelled the check of a refused count; null when it was refused for another reason. */
function cancellerNamedBy(error: unknown): string | null {
  const body = error instanceof ApiError ? error.body : null;
  if (typeof body !== "object" || body === null || !("cancelledBy" in body)) return null;
  return typeof body.cancelledBy === "string" ? body.cancelledBy : null;
}

/** Discards the counts of a cancelled check, which no server will accept, and shows how many they were. */
function discardCounts(group: string, by: string, context: RefusalContext): Promise<void> {
  const { queryClient, username, discard } = context;
  const count = context.countOthers() + 1;
  showFailure(othersCopy.discarded({ count, by: { username: by, isSelf: by === username } }));
  for (const { queryKey } of [activeCheckQuery(), itemsQuery()]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  return discard((entry) => entry.group === group);
}
