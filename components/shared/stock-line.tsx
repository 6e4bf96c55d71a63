import { type LocationStock, NO_ITEMS } from "@/lib/features/items/model/location-stock";

/** Shows how many items a location has, and how many of them are low or out: "12 items, 3 low, 1 out". */
export function StockLine({ stock = NO_ITEMS }: { stock: LocationStock | undefined }) {
  return (
    <>
      {stock.items === 1 ? "1 item" : `${stock.items} items`}
      {stock.low > 0 && (
        <>
          , <span className="text-low font-semibold whitespace-nowrap">{stock.low} low</span>
        </>
      )}
      {stock.out > 0 && (
        <>
          ,{" "}
          <span className="text-destructive font-semibold whitespace-nowrap">{stock.out} out</span>
        </>
      )}
    </>
  );
}
