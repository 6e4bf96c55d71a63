import { LocalDate } from "@/components/shared/local-date";
import { cn } from "@/components/ui/class-names";
import { formatAmount, WHOLE } from "@/lib/core/amount";
import { describeAmount } from "@/lib/features/items/model/rules";
import type { KeptFacts, Line } from "@/lib/features/shopping-lists/model/dto";
import { packOf } from "@/lib/features/shopping-lists/model/rules";

interface LineFiguresProps {
  line: Line;
  facts: KeptFacts;
}

/** Shows the figures of a rationale and its source. */
export function LineFigures({ line, facts }: LineFiguresProps) {
  const { missing, rationaleSource } = line;
  const pack = packOf(line);
  const { stock, wanted, counts, assumed = [], isAssumed = false, timesOut, bought = 0 } = facts;
  const entries = [
    ...counts.map((count) => ({ ...count, isAssumed: false })),
    ...assumed.map((entry) => ({ ...entry, isAssumed: true })),
  ].toSorted(
    // Of two checks on one day, that of the list is the later one.
    (a, b) =>
      b.date.localeCompare(a.date) ||
      Number(b.isAssumed === isAssumed) - Number(a.isAssumed === isAssumed),
  );
  const most = Math.max(wanted ?? 0, ...entries.map(({ amount }) => amount), 1);
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-2 max-md:*:last:odd:col-span-2 md:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
        <Figure
          label={isAssumed ? "Recorded" : "There"}
          value={describeAmount(stock, facts.unit)}
        />
        {wanted !== null && <Figure label="Wanted" value={describeAmount(wanted, facts.unit)} />}
        {pack !== null && missing !== null && (
          <Figure label="Missing" value={describeAmount(missing * WHOLE, facts.unit)} />
        )}
        {pack !== null && <Figure label="Sold as" value={pack} />}
        {bought > 0 && <Figure label="Bought" value={describeAmount(bought, facts.unit)} />}
        {counts.length > 1 && (
          <Figure label="Ran out" value={`${timesOut} of ${counts.length} times`} />
        )}
      </dl>
      {entries.length > 1 && (
        <table className="w-full text-base tabular-nums">
          <caption className="text-muted-foreground mb-1.5 text-left text-sm">
            What the last checks counted
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Check</th>
              <th scope="col">Counted</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ date, amount, isAssumed: isRecorded }, index) => (
              <tr key={`${date}-${index}`}>
                <th
                  scope="row"
                  className="pr-3 text-left leading-6 font-normal whitespace-nowrap md:py-1 md:leading-normal"
                >
                  <LocalDate value={date} form="short" />
                </th>
                <td className="w-full md:py-1">
                  <span className="flex flex-wrap items-center gap-x-2">
                    <span
                      aria-hidden
                      style={{ width: `${(amount / most) * 70}%` }}
                      className={cn(
                        "h-2 min-w-0.5 shrink-0 rounded-full",
                        isRecorded ? "bg-border" : "bg-primary/70",
                      )}
                    />
                    {formatAmount(amount)}
                    {isRecorded && (
                      <span className="text-muted-foreground text-sm">recorded, not counted</span>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-muted-foreground text-sm">
        {rationaleSource === "claude"
          ? "Claude worded the reason. Its figures are filled in from these, not by Claude."
          : "The reason is put together from these figures, without AI."}
      </p>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="bg-secondary flex min-w-0 flex-col gap-0.5 rounded-xl px-3 py-1 md:py-2">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="leading-snug font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
