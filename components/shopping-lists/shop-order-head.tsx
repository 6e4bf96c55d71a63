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
    <p className="text-muted-foreground mt-1 -mb-3 text-sm lg:-mb-1">
      {describeTrips(trips)}
      {onChange && (
        <>
          {" "}
          <Button
            variant="link"
            aria-haspopup="dialog"
            // The padding makes the area of a tap larger than the line.
            className="-mx-2 -my-3 min-h-0 rounded-sm px-2 py-3 text-sm"
            onClick={onChange}
          >
            Change order
          </Button>
        </>
      )}
    </p>
  );
}

function describeTrips(trips: number): string {
  if (trips === 0) return "The order is learned as you tick.";
  return `Learned from ${trips === 1 ? "one trip" : `${trips} trips`}.`;
}
