import { ShoppingBasket } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { NewCheck } from "./new-check";

interface NoListProps {
  isAsked: boolean;
  /** Whether additions are above the text, which then needs less weight. */
  isBelowLines: boolean;
}

/** Shows that there is no list, or none with the requested id. */
export function NoList({ isAsked, isBelowLines }: NoListProps) {
  return isAsked ? (
    <EmptyState
      icon={ShoppingBasket}
      title="Shopping list not found"
      text="It may have been removed. The latest one is a tap away."
      action={
        <Button asChild size="lg">
          <AppLink href={paths.shoppingList()}>Go to the latest list</AppLink>
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={isBelowLines ? undefined : ShoppingBasket}
      title="No Shopping List Yet"
      text="Complete an inventory check, and everything that has run low is listed here."
      action={<NewCheck label="Start Inventory Check" />}
    />
  );
}
