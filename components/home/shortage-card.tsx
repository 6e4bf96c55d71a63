import {
  ChevronRight,
  CircleCheck,
  CircleDashed,
  CircleX,
  type LucideIcon,
  ShoppingBasket,
  TriangleAlert,
} from "lucide-react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { useBought } from "@/components/purchases/bought";
import { AppLink } from "@/components/shared/app-link";
import { Name } from "@/components/shared/name";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import { NOT_YET_TO_BUY } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import type { StockFilter } from "@/lib/features/items/model/filter";
import {
  describeStockOfDesired,
  isNotYetToBuy,
  isUncounted,
  stockStatus,
} from "@/lib/features/items/model/rules";
import { boughtInStock, describeThings } from "@/lib/features/purchases/model/shown";

/**
 * Maximum number of items that each of the two groups, out of stock and low stock, lists by name.
 * Further items are shown only as a number.
 */
const SHOWN = 5;

interface ShortageCardProps {
  items: readonly Item[];
  /** Whether the link to the list is the main action of the screen. */
  isMain: boolean;
  className?: string;
}

/**
 * Shows the items that are out of stock or low, how many were never counted, and how many purchases the stock contains.
 */
export function ShortageCard({ items, isMain, className }: ShortageCardProps) {
  const bought = useBought();
  // The items whose stock includes purchases that were put away since the last check.
  const putAway = items.filter((item) => boughtInStock(item, bought.get(item.id)) > 0).length;
  const counted = items.filter((item) => !isUncounted(item));
  const out = counted.filter((item) => stockStatus(item) === "outOfStock");
  const low = counted.filter((item) => stockStatus(item) === "lowStock");
  const uncounted = items.length - counted.length;
  return (
    <Card className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>Running low now</CardTitle>
        <Button
          asChild
          variant={isMain ? "default" : "outline"}
          className="max-md:px-3 max-md:text-sm"
        >
          <AppLink href={paths.shoppingList()}>
            {/* On phones the button is beside the title. */}
            <ShoppingBasket aria-hidden className="max-md:hidden" />
            Shopping list
          </AppLink>
        </Button>
      </div>
      {out.length + low.length === 0 ? (
        counted.length > 0 && (
          <p className="text-muted-foreground flex items-center gap-2">
            <CircleCheck aria-hidden className="text-primary size-5 shrink-0" />
            {uncounted === 0
              ? "Everything is well stocked."
              : "Everything that was counted is well stocked."}
          </p>
        )
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 lg:grid-cols-2">
          <Shortage
            label="Out of stock"
            icon={CircleX}
            look="text-destructive"
            items={out}
            stock="out"
          />
          <Shortage
            label="Low stock"
            icon={TriangleAlert}
            look="text-low"
            items={low}
            stock="low"
          />
        </div>
      )}
      {uncounted > 0 && (
        <AppLink
          href={paths.items({ stock: ["uncounted"] })}
          className="text-muted-foreground inline-flex min-h-11 items-center gap-2 self-start text-sm underline-offset-4 hover:underline"
        >
          <CircleDashed aria-hidden className="size-4.5 shrink-0" />
          {uncounted === 1
            ? "1 item has never been counted"
            : `${uncounted} items have never been counted`}
        </AppLink>
      )}
      {putAway > 0 && (
        <p className="text-muted-foreground text-sm">
          {`With ${describeThings(putAway)} put away since the last check.`}
        </p>
      )}
    </Card>
  );
}

interface ShortageProps {
  label: string;
  icon: LucideIcon;
  look: string;
  items: readonly Item[];
  stock: StockFilter;
}

function Shortage({ label, icon: Icon, look, items, stock }: ShortageProps) {
  if (items.length === 0) return null;
  const rest = items.length - SHOWN;
  return (
    <section>
      <h3 className="flex items-center gap-2 text-base font-semibold">
        <Icon aria-hidden className={cn("size-4.5 shrink-0", look)} />
        {label}
        <span className="text-muted-foreground font-normal tabular-nums">{items.length}</span>
      </h3>
      <ul className="mt-1 divide-y">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <AppLink
              href={paths.items({ item: item.id })}
              className="hover:bg-muted -mx-2 flex min-h-11 items-center gap-3 rounded-lg px-2 py-1.5 text-base"
            >
              <NamedTile of={item} emptyText="" className="w-8 rounded-lg" />
              <Name className="line-clamp-2 min-w-0 flex-1" title={item.name}>
                {item.name}
              </Name>
              <span className="text-muted-foreground shrink-0 text-right text-sm tabular-nums">
                {describeStockOfDesired(item)}
                {isNotYetToBuy(item) && <span className="block text-xs">{NOT_YET_TO_BUY}</span>}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <AppLink
          href={paths.items({ stock: [stock] })}
          className="text-primary inline-flex min-h-11 items-center gap-0.5 text-base font-semibold underline-offset-4 hover:underline"
        >
          and {rest} more
          <ChevronRight aria-hidden className="size-4" />
        </AppLink>
      )}
    </section>
  );
}
