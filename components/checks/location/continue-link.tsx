import { LONG_LABEL_BUTTON, LongLabel } from "@/components/checks/shared/long-label";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

interface ContinueLinkProps {
  to: CheckScreen;
  /** Whether another button is the main action of the screen. */
  isSecondary?: boolean;
  children: string;
}

/** Links to the screen with the next pending items. */
export function ContinueLink({ to, isSecondary = false, children }: ContinueLinkProps) {
  return (
    <Button
      asChild
      size="lg"
      variant={isSecondary ? "outline" : "default"}
      className={LONG_LABEL_BUTTON}
    >
      <ScreenLink to={to}>
        <LongLabel>{children}</LongLabel>
      </ScreenLink>
    </Button>
  );
}
