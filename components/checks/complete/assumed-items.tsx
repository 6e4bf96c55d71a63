import { CircleEqual } from "lucide-react";
import { useRef } from "react";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { BusyButton } from "@/components/shared/busy-button";
import { useFocusOnRemoval } from "@/components/shared/use-focus-on-removal";
import { useIsOnline } from "@/lib/client/use-is-online";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useWithdrawAssumed } from "@/lib/features/checks/client/mutations";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Check } from "@/lib/features/checks/model/dto";
import { assumedItems } from "@/lib/features/checks/model/rules";

interface AssumedItemsProps {
  check: Check;
  data: CheckData;
  /** Called after the button "Undo" was removed while it had the focus. */
  onRemoved: () => void;
}

/**
 * Shows the number of assumed entries of a check, with a button that makes their items pending
 * again.
 */
export function AssumedItems({ check, data, onRemoved }: AssumedItemsProps) {
  const mayCount = useIsAllowed("check:run");
  const hasEnded = useHasEnded();
  const isOnline = useIsOnline();
  const withdraw = useWithdrawAssumed(check.id);
  const assumed = assumedItems(data.counts);
  const count = data.items.filter(({ id }) => assumed.has(id)).length;
  if (count === 0) return null;
  return (
    <div className="bg-muted mb-6 flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-xl py-1.5 pr-2 pl-4">
      <CircleEqual aria-hidden className="text-muted-foreground size-5 shrink-0" />
      <p role="status" className="min-w-0 flex-1 py-1.5 text-base leading-snug font-medium">
        {count === 1
          ? "1 item is taken as recorded, not counted."
          : `${count} items are taken as recorded, not counted.`}
      </p>
      {mayCount && isOnline && !hasEnded && (
        <UndoButton
          isBusy={withdraw.isPending}
          onClick={() => withdraw.mutate()}
          onRemoved={onRemoved}
        />
      )}
    </div>
  );
}

interface UndoButtonProps {
  isBusy: boolean;
  onClick: () => void;
  onRemoved: () => void;
}

function UndoButton({ onRemoved, ...props }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(button, onRemoved);
  return (
    <BusyButton ref={button} variant="ghost" busyLabel="Undoing..." {...props}>
      Undo
    </BusyButton>
  );
}
