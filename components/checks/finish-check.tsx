import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { ScreenLink } from "./screen-link";

interface FinishCheckProps {
  updateId: number;
  variant?: ComponentProps<typeof Button>["variant"];
}

/** Leads to the end of a check: the main action as soon as every item of the household has an entry. */
export function FinishCheck({ updateId, variant }: FinishCheckProps) {
  return (
    <Button asChild size="lg" variant={variant}>
      <ScreenLink to={{ name: "inventoryComplete", updateId }}>Finish check</ScreenLink>
    </Button>
  );
}
