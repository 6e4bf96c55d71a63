"use client";

import { Button } from "@/components/ui/button";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure } from "@/lib/client/toast";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { type PutAwayEntry, putAwayWrites } from "@/lib/features/purchases/client/pending-writes";
import { purchaseCopy } from "@/lib/features/purchases/model/copy";
import { RefusedRow } from "./refused-row";

/** The largest number of lines that the notice names. More would cover the screen below it. */
const MOST_NAMES = 3;

/** Shows what the server has refused to put away, until the person tries again or discards them. */
export function RefusedPutAway({ entry }: { entry: PutAwayEntry }) {
  const queue = useWriteQueue();
  const mayPutAway = useIsAllowed("stock:put-away");
  const { body, place, refusal } = entry;

  async function retry(): Promise<void> {
    try {
      await queue.add(putAwayWrites.create(body, place));
    } catch {
      showFailure(purchaseCopy.notStored);
    }
  }

  return (
    <RefusedRow text={`Not put away: ${describeLines(place.lines)}. ${refusal?.message ?? ""}`}>
      {mayPutAway && (
        // The new write replaces the refused one, because both have the same subject.
        <Button variant="ghost" onClick={() => void retry()}>
          Try again
        </Button>
      )}
      <Button variant="ghost" onClick={() => void queue.discard(({ key }) => key === entry.key)}>
        Discard
      </Button>
    </RefusedRow>
  );
}

/** Returns the lines as text: "3x Oat milk, 2x Rice and 4 more". */
function describeLines(lines: PutAwayEntry["place"]["lines"]): string {
  const names = lines.slice(0, MOST_NAMES).map(({ quantity, name }) => `${quantity}x ${name}`);
  const rest = lines.length - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
