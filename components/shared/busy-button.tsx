import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "./spinner";

type BusyButtonProps = ComponentProps<typeof Button> & {
  isBusy: boolean;
  /** What the button says while busy, such as "Saving...". */
  busyLabel: string;
};

/** A button that says what it is doing, and cannot be pressed again, while it does it. */
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
