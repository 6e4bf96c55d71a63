import { ChevronRight, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { AppLink } from "@/components/shared/app-link";
import { Name } from "@/components/shared/name";
import { SelectBox } from "@/components/shared/select-box";
import { StockLine } from "@/components/shared/stock-line";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import type { LocationStock } from "@/lib/features/items/model/location-stock";
import type { Location } from "@/lib/features/locations/model/dto";

/** The props that are the same for all cards. The actions are undefined without the permission to edit. */
export interface SharedLocationProps {
  onEdit?: ((location: Location) => void) | undefined;
  onToggle?: ((id: number, isRange?: boolean) => void) | undefined;
  /** Ids of the selected locations; null outside select mode. */
  selected: ReadonlySet<number> | null;
  /** The stock of each location by its id; undefined while the items load. */
  stocks: ReadonlyMap<number, LocationStock> | undefined;
}

interface LocationCardProps extends SharedLocationProps {
  location: Location;
  /** The place in the checking sequence, from 1. It is shown where the grid has several columns. */
  place: number;
  /**
   * The drag handle of the card, or its placeholder: while the sorting code loads, and on the
   * dragged copy.
   */
  handle?: ReactNode;
  className?: string;
}

/**
 * Shows one location: photo, name and how many items it has. A tap anywhere on the card opens the items of
 * the location. In select mode the tap selects the location instead.
 */
export function LocationCard({
  location,
  place,
  selected,
  stocks,
  onEdit,
  onToggle,
  handle,
  className,
}: LocationCardProps) {
  const { id, name } = location;
  return (
    <article
      className={cn(
        "bg-card shadow-raised has-checked:border-primary has-checked:bg-accent/60 relative flex h-full items-center gap-1.5 rounded-2xl border p-2.5 max-sm:pl-2 sm:gap-3 transition-colors",
        !selected && "hover:border-input",
        className,
      )}
    >
      {selected && (
        <SelectBox
          name={name}
          isSelected={selected.has(id)}
          onToggle={(isRange) => onToggle?.(id, isRange)}
        />
      )}
      <NamedTile
        of={location}
        // On phones the tile is wider than high: "No photo" needs the width, and the height would make the card higher.
        className={cn("aspect-16/15 w-16 sm:aspect-square", selected?.has(id) && "bg-card/60")}
      />
      {/* The link covers the heading, so a tooltip of the heading would not appear. The element that contains
          both has the tooltip. */}
      <div className="min-w-0 flex-1" title={name}>
        <div className={cn("flex items-center gap-1", !selected && "min-h-9")}>
          <span aria-hidden className="text-muted-foreground mr-1 shrink-0 text-sm tabular-nums">
            {place}
          </span>
          <Name as="h2" className="line-clamp-2 min-w-0 flex-1 leading-snug font-semibold">
            {name}
          </Name>
          {!selected && (
            <div className="relative z-1 -my-1 -mr-2.5 flex shrink-0 items-center max-lg:[&_svg]:translate-x-1.75">
              {onEdit && (
                <Button
                  variant="ghost"
                  size="icon"
                  className="text-muted-foreground"
                  aria-label={`Edit ${name}`}
                  title={`Edit ${name}`}
                  onClick={() => onEdit(location)}
                >
                  <Pencil aria-hidden />
                </Button>
              )}
              {handle}
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 text-sm leading-6 not-first:mt-1">
          <p className="text-muted-foreground tabular-nums">
            {stocks && <StockLine stock={stocks.get(id)} />}
          </p>
          {!selected && (
            <AppLink
              href={paths.items({ locationId: id })}
              aria-label={`View items in ${name}`}
              // The click area of the link covers the whole card.
              className="text-muted-foreground -mr-1 ml-auto inline-flex items-center font-medium outline-none after:absolute after:inset-0 after:rounded-2xl after:-outline-offset-2 focus-visible:after:outline-2 lg:mr-0.75"
            >
              View items
              <ChevronRight aria-hidden className="size-4" />
            </AppLink>
          )}
        </div>
      </div>
    </article>
  );
}
