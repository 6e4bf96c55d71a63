import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { ScreenLink } from "./screen-link";

interface WayToEndProps {
  updateId: number;
  /** How many items have no entry. */
  missing: number;
  variant?: ComponentProps<typeof Button>["variant"];
}

/** Leads to the end of a check: the main action once every item has an entry, a second choice before. */
export function WayToEnd({ updateId, missing, variant }: WayToEndProps) {
  return (
    <Button asChild size="lg" variant={variant ?? (missing === 0 ? "default" : "outline")}>
      <ScreenLink to={{ name: "inventoryComplete", updateId }}>
        {missing === 0 ? "Finish check" : `Show ${missing} missing`}
      </ScreenLink>
    </Button>
  );
}
