import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "./spinner";

type BusyButtonProps = ComponentProps<typeof Button> & {
  isBusy: boolean;
  /** Label of the button while it is busy, such as "Saving...". */
  busyLabel: string;
};

/**
 * Renders a button that cannot be pressed while busy and then shows `busyLabel`. While busy it is `aria-disabled`
 * instead of `disabled`, because a disabled button would lose the focus.
 */
export function BusyButton({ isBusy, busyLabel, onClick, children, ...props }: BusyButtonProps) {
  return (
    <Button
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy}
      {...props}
      // Enter in a field clicks the submit button too, so that a busy form is not submitted again.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
