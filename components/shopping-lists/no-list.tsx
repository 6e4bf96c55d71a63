import { ShoppingBasket } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { EmptyListCard } from "./empty-list-card";
import { NewCheck } from "./new-check";
import { useShortage } from "./use-shortage";

/** Shows that there is no list with the requested id. */
export function UnknownList() {
  return (
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
  );
}

/** Shows that the household has no list yet, and what is low or how the first list is made. */
export function NoList() {
  const shortage = useShortage({ isNeeded: true });
  const mayAdd = useIsAllowed("list:add");
  return (
    <EmptyListCard
      icon={ShoppingBasket}
      title="No Shopping List Yet"
      text={`A completed inventory check makes one.${mayAdd ? " Until then, add what you need above." : ""}`}
      shortage={shortage.text}
    >
      <div className="flex flex-col gap-4 border-t p-4 md:items-start md:px-5">
        <ol className="flex flex-col gap-3">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="flex gap-3">
              <span
                aria-hidden
                className="bg-accent text-accent-foreground flex size-6 shrink-0 items-center justify-center rounded-full text-sm font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block leading-6 font-medium">{title}</span>{" "}
                <span className="text-muted-foreground block text-sm">{text}</span>
              </span>
            </li>
          ))}
        </ol>
        <NewCheck label="Start Inventory Check" />
      </div>
    </EmptyListCard>
  );
}

const STEPS = [
  ["Say how much you want to keep", "Each item has a desired stock."],
  ["Count what is there", "The check asks for one item at a time."],
  ["Buy what has run low", "It is listed here with its quantity."],
] as const;
