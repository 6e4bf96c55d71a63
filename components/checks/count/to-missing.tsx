import { ScreenLink } from "@/components/checks/shared/screen-link";
import { WayToEnd } from "@/components/checks/shared/way-to-end";
import { Button } from "@/components/ui/button";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

interface ToMissingProps {
  updateId: number;
  /** The next pending item of the location, if the shown item is counted. */
  gap: CheckScreen | null;
  /** The number of pending items of the check. */
  missing: number;
}

/** Links to the next missing item of the location. Without one it links to the list of all missing items. */
export function ToMissing({ updateId, gap, missing }: ToMissingProps) {
  const look = { variant: "ghost", className: "px-2 text-sm" } as const;
  if (gap) {
    return (
      <Button asChild size="lg" {...look}>
        <ScreenLink to={gap}>Next missing</ScreenLink>
      </Button>
    );
  }
  return <WayToEnd updateId={updateId} missing={missing} {...look} />;
}
