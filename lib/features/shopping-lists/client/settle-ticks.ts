import type { QueryClient } from "@tanstack/react-query";
import type { WriteQueue, WriteQueueEvent } from "@/lib/client/pending-writes/write-queue";
import { showFailure } from "@/lib/client/toast";
import { shoppingListCopy } from "../model/copy";
import type { Line } from "../model/dto";
import { withTick } from "../model/rules";
import { isTick } from "./pending-ticks";
import { keysOfList, shoppingListsQuery } from "./queries";

interface Settling {
  queryClient: QueryClient;
  queue: WriteQueue;
}

/**
 * What the screens learn of ticks that were sent. One that the server refused is taken back and said; the
 * list may have been cleared meanwhile, so it is refetched, and the tick is discarded.
 */
export async function settleTick(
  news: WriteQueueEvent,
  { queryClient, queue }: Settling,
): Promise<void> {
  if (news.kind !== "sent" && news.kind !== "refused") return;
  const { entry } = news;
  if (!isTick(entry)) return;
  const { listId, lineId } = entry.place;
  if (news.kind === "sent") {
    // What stands on the server may be another one's later tick.
    const { purchased } = news.answer as Line;
    for (const queryKey of keysOfList(listId)) {
      // A fetch under way would overwrite it with older data.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) =>
        list?.id === listId ? withTick(list, lineId, purchased) : list,
      );
    }
    // Among all lists it stands how much is bought of each.
    void queryClient.invalidateQueries({ queryKey: shoppingListsQuery().queryKey });
    return;
  }
  showFailure(shoppingListCopy.tick.failure);
  for (const queryKey of keysOfList(listId)) void queryClient.invalidateQueries({ queryKey });
  await queue.discard(({ key }) => key === entry.key);
}
