import { useRef } from "react";
import { BusyButton } from "@/components/shared/busy-button";
import { useFocusOnRemoval } from "@/components/shared/use-focus-on-removal";
import { useAssumeCounts } from "@/lib/features/checks/client/mutations";
import type { Assumable } from "./use-assumable";

interface AssumeOthersProps {
  updateId: number;
  assumable: Assumable;
  /** The id of the element that describes the action or why it is unavailable. */
  describedBy: string;
  /** Called after the button was removed while it had the focus. */
  onRemoved: () => void;
}

/**
 * Creates assumed entries for the missing items that were counted before. The button is disabled offline and until
 * these items are known.
 */
export function AssumeOthers({ updateId, assumable, describedBy, onRemoved }: AssumeOthersProps) {
  const assume = useAssumeCounts(updateId);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(button, onRemoved);
  const { state, itemIds, isOnline } = assumable;
  const isKnown = state === "known";
  return (
    <BusyButton
      ref={button}
      variant="outline"
      className="my-2 w-full whitespace-normal md:w-auto"
      isBusy={assume.isPending}
      busyLabel="Taking as recorded..."
      disabled={!isOnline || !isKnown}
      aria-describedby={describedBy}
      onClick={() => assume.mutate(itemIds)}
    >
      {isKnown ? `Take the other ${itemIds.length} as recorded` : "Take the others as recorded"}
    </BusyButton>
  );
}
