import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { ITEMS_PENDING } from "@/lib/features/checks/model/copy";
import { AssumeOthers } from "./assume-others";
import type { Assumable } from "./use-assumable";

interface MissingItemsProps {
  updateId: number;
  /** The number of items without an entry. */
  missing: number;
  assumable: Assumable;
  /** The id of the sentence why the check cannot be completed. */
  warningId: string;
  /** The id of the element that explains which items can get assumed entries. */
  explanationId: string;
  /** Called after the focused button that takes the other items as recorded was removed. */
  onTaken: () => void;
}

/** Shows that the items without an entry must be counted, and the button that takes them as recorded. */
export function MissingItems({
  updateId,
  missing,
  assumable,
  warningId,
  explanationId,
  onTaken,
}: MissingItemsProps) {
  const text = explain(assumable);
  return (
    <section
      aria-label={missing === 1 ? "1 item is missing" : `${missing} items are missing`}
      className="text-muted-foreground mb-6 text-sm md:text-base"
    >
      <p id={warningId} role="status">
        {ITEMS_PENDING}
      </p>
      {(assumable.mayGrow || text !== "") && (
        // Reserves two lines before the explanation has loaded, so that the links below do not shift.
        <div className={cn("mt-2", assumable.mayGrow && "min-h-10 md:min-h-6")}>
          <p id={explanationId}>{text}</p>
          {assumable.state === "failed" && (
            <Button variant="outline" className="my-2" onClick={assumable.retry}>
              Try again
            </Button>
          )}
        </div>
      )}
      {(assumable.itemIds.length > 0 || assumable.mayGrow) && (
        // While the server is asked, the button keeps its place above the links.
        <AssumeOthers
          updateId={updateId}
          assumable={assumable}
          describedBy={explanationId}
          onRemoved={onTaken}
        />
      )}
    </section>
  );
}

function explain({ state, itemIds, isOnline, mayGrow }: Assumable): string {
  if (mayGrow || state === "forbidden" || state === "loading") return "";
  if (state === "failed") return "It could not be loaded for which of them a stock is recorded.";
  if (state === "known" && itemIds.length === 0) return "";
  return isOnline
    ? "Taken as recorded, an item keeps its stock, marked as not counted."
    : "You are offline. Taking items as recorded needs the network.";
}
