import { Package, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { AppLink } from "@/components/shared/app-link";
import { SelectBox } from "@/components/shared/select-box";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import type { Location } from "@/lib/features/locations/model/dto";

/** The actions of a card. All are undefined without the permission to edit. */
export interface LocationCardActions {
  onEdit?: ((location: Location) => void) | undefined;
  onToggle?: ((id: number) => void) | undefined;
  /** Ids of the selected locations; null outside select mode. */
  selected: ReadonlySet<number> | null;
}

interface LocationCardProps extends LocationCardActions {
  location: Location;
  /**
   * The drag handle of the card, or its placeholder: while the sorting code loads, and on the
   * dragged copy.
   */
  handle?: ReactNode;
  className?: string;
}

/** On the narrowest phones the icons are hidden, so that both buttons fit on one row. */
const CONTROL = "text-muted-foreground px-2 max-[22rem]:[&_svg]:hidden";

/**
 * Shows one location: photo, name and a link to its items. In select mode a tap anywhere on the
 * card selects it.
 */
export function LocationCard({
  location,
  selected,
  onEdit,
  onToggle,
  handle,
  className,
}: LocationCardProps) {
  const { id, name, photo } = location;
  return (
    <article
      className={cn(
        "bg-card shadow-raised has-data-[state=checked]:border-primary relative flex h-full items-center gap-4 rounded-2xl border p-3 transition-colors",
        className,
      )}
    >
      <NamedTile photo={photo} name={name} className="w-22" />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className={cn("flex min-h-11 items-center", selected ? "gap-4 pr-1" : "gap-1")}>
          <h2 className="line-clamp-2 min-w-0 flex-1 text-lg leading-snug font-semibold wrap-anywhere">
            {name}
          </h2>
          {selected ? (
            <SelectBox name={name} isSelected={selected.has(id)} onToggle={() => onToggle?.(id)} />
          ) : (
            handle
          )}
        </div>
        {!selected && (
          <div className="-ml-2 flex flex-wrap gap-1">
            <Button asChild variant="ghost" className={CONTROL}>
              <AppLink href={paths.items({ locationId: id })} aria-label={`View items in ${name}`}>
                <Package aria-hidden />
                View items
              </AppLink>
            </Button>
            {onEdit && (
              <Button
                variant="ghost"
                className={CONTROL}
                aria-label={`Edit ${name}`}
                onClick={() => onEdit(location)}
              >
                <Pencil aria-hidden />
                Edit
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
