import { entrance } from "@/components/checks/shared/entrance";
import { Lead } from "@/components/checks/shared/lead";
import { Notice } from "@/components/checks/shared/notice";
import { ScreenTitle } from "@/components/checks/shared/screen-title";
import { cn } from "@/components/ui/class-names";
import { Progress } from "@/components/ui/progress";
import { progressPercent } from "@/lib/features/checks/model/rules";

interface CompleteHeadProps {
  /** The number of items without a count, and of all items. */
  missing: number;
  total: number;
  /** The number of items to buy. */
  toBuy: number;
  /** The notice about delayed or refused writes. It is shown when no item is missing. */
  notice: string | null;
  /** The id of the notice. */
  noticeId: string;
}

/**
 * Shows how much is missing or to buy, the title of the completion screen, and which counts are not sent yet.
 */
export function CompleteHead({ missing, total, toBuy, notice, noticeId }: CompleteHeadProps) {
  const isPending = missing > 0;
  const counted = total - missing;
  return (
    <div className={entrance("pt-1")}>
      {/* The title is the same before and after the last count, so the number that matters is larger and above it. */}
      <Lead>{isPending ? `${counted} of ${total} counted` : toBuyText(toBuy)}</Lead>
      <ScreenTitle
        title="Inventory Check Complete"
        isQuiet
        className={cn("py-1", isPending && "text-muted-foreground")}
      />
      {isPending && (
        <Progress
          value={progressPercent(counted, total)}
          aria-label={`${counted} of ${total} items counted`}
          className="mt-1"
        />
      )}
      <div className="h-4" />
      {!isPending && notice && (
        <Notice isGood={false} id={noticeId} className="mb-4 max-md:py-2 md:mb-6">
          {notice}
        </Notice>
      )}
    </div>
  );
}

function toBuyText(toBuy: number): string {
  return toBuy > 0 ? `${toBuy} to buy` : "Nothing to buy";
}
