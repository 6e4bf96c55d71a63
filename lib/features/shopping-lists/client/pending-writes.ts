import { changeCached } from "@/lib/client/change-cached";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { isBoolean } from "@/lib/client/pending-writes/has-shape";
import { definePendingWrite } from "@/lib/client/pending-writes/pending-write-kind";
import { withChange } from "@/lib/features/shopping-additions/model/line-change";
import type { Line, ShoppingList } from "../model/dto";
import { withLine } from "../model/rules";
import type { TickLine } from "../model/schema";
import { keysOfList, shoppingListsQuery } from "./queries";
import { showRefusedLine } from "./show-refused-line";

/** Returns the key under which the pending writes of one list are grouped, so that they are sent in order. */
export const listGroup = (listId: number) => `list:${listId}`;

/** The line of a tick, and the username of the person. Devices of earlier releases have stored no name. */
interface TickPlace {
  listId: number;
  lineId: number;
  by?: string;
}

/** Returns the list after a tick is applied to its line, or taken back. */
function withTick(
  list: ShoppingList,
  { place, body }: Pick<PendingWrite<TickLine, TickPlace>, "place" | "body">,
  purchased: boolean,
): ShoppingList {
  return withLine(list, place.lineId, (line) => {
    const at = body.observedAt ?? line.notAvailableAt ?? "";
    return withChange(line, { purchased }, { at, by: place.by ?? "" });
  });
}

/** The pending write kind of ticked and unticked lines. */
export const tickWrites = definePendingWrite<{
  body: TickLine;
  place: TickPlace;
  answer: Pick<Line, "purchased">;
  data: ShoppingList;
}>({
  kind: "tick",
  noun: "tick",
  request: (_body, { listId, lineId }) => ({
    method: "PUT",
    path: `/api/shopping-lists/items/${lineId}`,
    group: listGroup(listId),
    subject: `tick:${lineId}`,
  }),
  answer: { purchased: isBoolean },
  /** The last tick of a line wins. A line that was deleted from the list is not restored. */
  overlay: (list, pending) =>
    pending
      .filter(({ place }) => place.listId === list.id)
      .toSorted((a, b) => a.sequence - b.sequence)
      .reduce((all, entry) => withTick(all, entry, entry.body.purchased), list),
  // The response contains the current state of the line, which another person may have changed after this
  // tick.
  onSent(entry, { purchased }, { queryClient }) {
    const { listId } = entry.place;
    for (const queryKey of keysOfList(listId)) {
      changeCached(queryClient, queryKey, (list) =>
        list?.id === listId ? withTick(list, entry, purchased) : list,
      );
    }
    // The overview shows how many lines of each list are purchased.
    void queryClient.invalidateQueries({ queryKey: shoppingListsQuery().queryKey });
  },
  // A tick may be refused because the list was cleared meanwhile, so the list is fetched again.
  onRefused: ({ place }, _error, { queryClient }) => showRefusedLine(queryClient, place),
  keepsRefused: false,
});
