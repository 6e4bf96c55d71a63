import { LONG_LABEL_BUTTON, LongLabel } from "@/components/checks/shared/long-label";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import type { ContinueTarget } from "./continue-target";

interface ContinueLinkProps {
  target: ContinueTarget;
  /** Whether another button is the main action of the screen. */
  isSecondary?: boolean;
}

/** Links to the screen with the next pending items. */
export function ContinueLink({ target, isSecondary = false }: ContinueLinkProps) {
  return (
    <Button
      asChild
      size="lg"
      variant={isSecondary ? "outline" : "default"}
      className={LONG_LABEL_BUTTON}
    >
      <ScreenLink to={target.to}>
        <LongLabel name={target.name}>{target.label}</LongLabel>
      </ScreenLink>
    </Button>
  );
}
