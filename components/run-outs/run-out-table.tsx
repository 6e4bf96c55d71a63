import { NamedTile } from "@/components/pictograms/named-tile";
import { AppLink } from "@/components/shared/app-link";
import { Name } from "@/components/shared/name";
import { NoFigure } from "@/components/shared/no-figure";
import { TrendLine } from "@/components/stock/history/trend-line";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import type { Item } from "@/lib/features/items/model/dto";
import type { ItemTrend } from "@/lib/features/stock/model/dto";
import { describeFinds, describeShare, describeUse } from "@/lib/features/stock/model/trends";

/** The columns in wide windows. On phones a row has its name above the figures, and its chart beside them. */
const COLUMNS =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_8rem_8rem_10rem_8rem] lg:items-center lg:gap-x-4";

/** On phones, the figure below the one by which the rows are ordered. */
const OTHER_FIGURE = "max-lg:text-xs max-lg:leading-4.5";

interface RunOutTableProps {
  rows: readonly { item: Item; trend: ItemTrend }[];
}

/** Shows how often items were found empty, how long they were out, and how much of them is used. */
export function RunOutTable({ rows }: RunOutTableProps) {
  return (
    <div role="table" aria-label="What runs out most">
      <div
        role="row"
        className={cn(
          "text-muted-foreground px-4 pb-2 text-sm font-semibold max-lg:sr-only",
          COLUMNS,
        )}
      >
        <span role="columnheader">Item</span>
        <span role="columnheader">Found empty</span>
        <span role="columnheader">Time out of stock</span>
        <span role="columnheader">Use</span>
        <span role="columnheader">Latest counts</span>
      </div>
      <div
        role="rowgroup"
        className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border"
      >
        {rows.map(({ item, trend }) => (
          <RunOutRow key={item.id} item={item} trend={trend} />
        ))}
      </div>
    </div>
  );
}

function RunOutRow({ item, trend }: { item: Item; trend: ItemTrend }) {
  const share = describeShare(trend);
  const use = describeUse(trend.usePerWeek, item.unit);
  return (
    <div
      role="row"
      className={cn(
        // The first rows, which fill a phone, have their own height at once, also if a name has two lines.
        "nth-[n+13]:offscreen-15 lg:nth-[n+13]:offscreen-11",
        "has-[a:hover]:bg-muted relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2.5 large-text:grid-cols-1 lg:px-4 lg:py-2",
        COLUMNS,
      )}
    >
      <span role="rowheader" className="flex min-w-0 gap-3 leading-snug lg:items-center">
        {/* On phones the first figure is beside the lower half of the picture. */}
        <NamedTile
          of={item}
          emptyText=""
          className="w-10 self-start rounded-lg max-lg:-mb-5 lg:self-center"
        />
        <Name
          as={AppLink}
          href={paths.item(item.id)}
          title={item.name}
          // The click area of the link covers the whole row.
          className="line-clamp-2 min-w-0 font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
        >
          {item.name}
        </Name>
      </span>
      <Figure before="Found empty " className="max-lg:pl-13">
        {describeFinds(trend)}
      </Figure>
      <div className="max-lg:text-muted-foreground flex flex-wrap gap-x-1 pl-13 lg:contents">
        {/* On phones there is space for one figure. The page of the item has the other. */}
        <Figure
          before="Out "
          after=" of the time"
          className={cn(OTHER_FIGURE, use !== null && "max-lg:sr-only")}
        >
          {share}
        </Figure>
        <Figure before="Use: " className={OTHER_FIGURE}>
          {use}
        </Figure>
      </div>
      <span
        role="cell"
        className="large-text:pl-13 min-[16rem]:max-lg:col-start-2 min-[16rem]:max-lg:row-span-3 min-[16rem]:max-lg:row-start-1"
      >
        <TrendLine trend={trend} unit={item.unit} className="h-7 w-16 lg:h-8 lg:w-full" />
      </span>
    </div>
  );
}

interface FigureProps {
  /** The words around the figure on phones, where the columns have no visible headings. */
  before?: string;
  after?: string;
  className: string;
  /** The figure, or null if it is not known yet. On phones an unknown figure takes no space. */
  children: string | null;
}

function Figure({ before = "", after = "", className, children }: FigureProps) {
  if (children === null) {
    return (
      <span role="cell" className="text-muted-foreground text-sm max-lg:sr-only">
        <NoFigure reason="Not known yet" />
      </span>
    );
  }
  return (
    <span role="cell" className={cn("text-sm leading-5 tabular-nums", className)}>
      <span aria-hidden className="lg:hidden">
        {before}
      </span>
      {children}
      <span aria-hidden className="lg:hidden">
        {after}
      </span>
    </span>
  );
}
