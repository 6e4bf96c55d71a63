import { BusyButton } from "@/components/shared/busy-button";
import { useAssumeCounts } from "@/lib/features/checks/client/mutations";
import type { Assumable } from "./use-assumable";

interface AssumeOthersProps {
  updateId: number;
  assumable: Assumable;
  /** The id of the element that describes the action or why it is unavailable. */
  describedBy: string;
}

/** Creates assumed entries for the missing items that were counted before. */
export function AssumeOthers({ updateId, assumable, describedBy }: AssumeOthersProps) {
  const assume = useAssumeCounts(updateId);
  const { itemIds, isOnline } = assumable;
  return (
    <BusyButton
      variant="outline"
      size="lg"
      isBusy={assume.isPending}
      busyLabel="Taking as recorded..."
      disabled={!isOnline}
      aria-describedby={describedBy}
      onClick={() => assume.mutate(itemIds)}
    >
      Take the other {itemIds.length} as recorded
    </BusyButton>
  );
}
