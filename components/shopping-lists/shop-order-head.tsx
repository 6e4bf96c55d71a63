import { Button } from "@/components/ui/button";
import type { ShopOrder } from "@/lib/features/shop-order/model/dto";

interface ShopOrderHeadProps {
  order: ShopOrder;
  /** Opens the dialog that changes the order; undefined when the person may not, or there is nothing to move. */
  onChange: (() => void) | undefined;
}

/** Shows from how many trips the order of the shop was learned. */
export function ShopOrderHead({ order: { trips }, onChange }: ShopOrderHeadProps) {
  return (
    <div className="-mt-2 -mb-4 flex min-h-11 items-center gap-2 pl-1">
      <p className="text-muted-foreground min-w-0 flex-1 text-sm">{describeTrips(trips)}</p>
      {onChange && (
        <Button variant="ghost" aria-haspopup="dialog" className="-mr-1 px-3" onClick={onChange}>
          Change order
        </Button>
      )}
    </div>
  );
}

function describeTrips(trips: number): string {
  if (trips === 0)
    return "Tick four or more items in one trip: that teaches the order of your shop.";
  return `Learned from ${trips === 1 ? "one trip" : `${trips} trips`}.`;
}
