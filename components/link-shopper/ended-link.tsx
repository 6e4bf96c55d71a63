import { Link2Off } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { EmptyState } from "@/components/shared/empty-state";
import { Name } from "@/components/shared/name";
import { additionLabel } from "@/lib/features/shopping-additions/model/rules";
import type { SharedRow } from "@/lib/features/shopping-links/model/dto";

interface EndedLinkProps {
  /** The rows whose ticks were not saved. */
  unsaved: readonly SharedRow[];
  isRetrying: boolean;
  /** Asks the server again, without a reload, which would lose `unsaved`. */
  onRetry: () => void;
}

/**
 * Shows that a shopping link has ended, and what to do. The page cannot tell why, because the server gives one answer
 * for all links that are not open.
 */
export function EndedLink({ unsaved, isRetrying, onRetry }: EndedLinkProps) {
  return (
    // A margin would collapse with that of the page and move it.
    <div role="status" className="pt-[10dvh]">
      <EmptyState
        level={1}
        icon={Link2Off}
        title="This link has ended"
        text="A shopping link works for a day, until its list is cleared or replaced, or until somebody ends it. Ask the person who sent it for a new one."
        action={
          <BusyButton
            size="lg"
            variant="outline"
            isBusy={isRetrying}
            busyLabel="Trying again..."
            onClick={onRetry}
          >
            Try again
          </BusyButton>
        }
      />
      {unsaved.length > 0 && (
        <div className="bg-card rounded-2xl border px-4 py-3">
          <p className="font-semibold">These ticks were not saved:</p>
          <ul className="mt-1 list-disc pl-5">
            {unsaved.map((row) => (
              <Name as="li" key={`${row.kind}:${row.id}`}>
                {additionLabel(row)}
              </Name>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
