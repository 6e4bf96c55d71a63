import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "./spinner";

type BusyButtonProps = ComponentProps<typeof Button> & {
  isBusy: boolean;
  /** Label of the button while it is busy, such as "Saving...". */
  busyLabel: string;
};

/** Renders a button that is disabled while busy and then shows `busyLabel`. */
export function BusyButton({ isBusy, busyLabel, disabled, children, ...props }: BusyButtonProps) {
  return (
    <Button disabled={isBusy || disabled} aria-busy={isBusy} {...props}>
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
