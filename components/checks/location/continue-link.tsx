import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

interface ContinueLinkProps {
  to: CheckScreen;
  children: string;
}

/** Links to the screen with the next pending items. This is the main action of a location. */
export function ContinueLink({ to, children }: ContinueLinkProps) {
  return (
    // On a phone this link gets the remaining width of the row. A long name in it is truncated.
    <Button asChild size="lg" className="max-md:flex-1!">
      <ScreenLink to={to}>
        <span className="truncate" title={children}>
          {children}
        </span>
      </ScreenLink>
    </Button>
  );
}
