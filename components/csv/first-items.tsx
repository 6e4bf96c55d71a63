import { Name } from "@/components/shared/name";
import { desiredAmount } from "@/lib/core/amount";
import { formatCount } from "@/lib/core/count-text";
import type { ImportPlan } from "@/lib/features/csv/model/rules";
import { describeAmount, describeStockOfDesired } from "@/lib/features/items/model/rules";

const SHOWN = 3;

/** Previews the first items that the import would add. */
export function FirstItems({ rows }: { rows: ImportPlan["items"] }) {
  if (rows.length === 0) return null;
  const others = rows.length - SHOWN;
  return (
    <ul aria-label="Items to add" className="divide-y rounded-xl border px-4">
      {rows.slice(0, SHOWN).map(({ row, location, item }) => (
        <li key={row} className="flex items-baseline justify-between gap-4 py-2.5">
          <div className="min-w-0">
            <Name as="p" className="font-medium">
              {item.name}
            </Name>
            <Name as="p" className="text-muted-foreground text-sm">
              {location}
            </Name>
          </div>
          <p className="shrink-0 text-sm tabular-nums">{describe(item)}</p>
        </li>
      ))}
      {others > 0 && (
        <li className="text-muted-foreground py-2.5 text-sm">and {formatCount(others)} more</li>
      )}
    </ul>
  );
}

function describe({
  currentStock,
  partialAmount = 0,
  ...item
}: ImportPlan["items"][number]["item"]) {
  return currentStock === undefined
    ? `Target: ${describeAmount(desiredAmount(item.desiredStock), item.unit)}`
    : describeStockOfDesired({ ...item, currentStock, partialAmount });
}
