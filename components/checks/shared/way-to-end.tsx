import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { ScreenLink } from "./screen-link";

interface WayToEndProps {
  updateId: number;
  /** The number of items that are still pending in the check. */
  missing: number;
  variant?: ComponentProps<typeof Button>["variant"];
  className?: string;
}

/** Links to the completion screen: primary when every item has an entry, otherwise secondary. */
export function WayToEnd({ updateId, missing, variant, className }: WayToEndProps) {
  return (
    <Button
      asChild
      size="lg"
      variant={variant ?? (missing === 0 ? "default" : "outline")}
      className={className}
    >
      <ScreenLink to={{ name: "inventoryComplete", updateId }}>
        {missing === 0 ? "Finish check" : `Show ${missing} missing`}
      </ScreenLink>
    </Button>
  );
}
