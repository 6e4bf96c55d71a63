import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { guessLanguage } from "@/lib/core/guess-language";
import { paths } from "@/lib/core/paths";
import type { ItemGroup } from "@/lib/features/items/model/rules";
import type { Location } from "@/lib/features/locations/model/dto";
import { ArrangeButton } from "./arrange/arrange-button";

interface ItemGroupSectionProps {
  group: ItemGroup;
  /** Whether the section is a group of rows in a table. */
  isTable: boolean;
  /** Undefined without the permission to edit. */
  onAdd: ((locationId: number) => void) | undefined;
  /** Undefined without the permission to edit. */
  onArrange: ((location: Location) => void) | undefined;
  /**
   * Renders the rows of the items. `headingId` is the id of the heading, which labels the list of the rows.
   */
  children: (headingId: string) => ReactNode;
}

/** Shows the items of one location under a sticky heading. */
export function ItemGroupSection({
  group,
  isTable,
  onAdd,
  onArrange,
  children,
}: ItemGroupSectionProps) {
  const { location, items } = group;
  const headingId = `location-${location.id}`;
  return (
    <div role={isTable ? "rowgroup" : "region"} aria-labelledby={headingId}>
      <div
        role={isTable ? "row" : undefined}
        className="bg-background sticky top-(--title-bar-height) z-10 -mx-1 px-1 lg:top-11"
      >
        <div
          role={isTable ? "cell" : undefined}
          aria-colspan={isTable ? 8 : undefined}
          className="flex min-h-11 items-center gap-3"
        >
          <h2 id={headingId} className="min-w-0 text-lg font-semibold">
            <AppLink
              href={paths.items({ locationId: location.id })}
              className="flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline"
              title={location.name}
            >
              <span
                // The padding shows the part of the last letter that is wider than its advance width.
                className="line-clamp-1 pr-0.5 break-all"
                lang={guessLanguage(location.name)}
              >
                {location.name}
              </span>
            </AppLink>
          </h2>
          <span className="text-muted-foreground shrink-0 text-sm tabular-nums">
            {items.length === 1 ? "1 item" : `${items.length} items`}
          </span>
          <span className="ml-auto flex empty:hidden">
            {onArrange && items.length > 1 && (
              <ArrangeButton location={location} onArrange={onArrange} />
            )}
            {onAdd && (
              <Button
                variant="ghost"
                size="icon"
                className="text-muted-foreground rounded-full"
                aria-label={`Add item to ${location.name}`}
                title={`Add item to ${location.name}`}
                onClick={() => onAdd(location.id)}
              >
                <Plus aria-hidden className="size-5" />
              </Button>
            )}
          </span>
        </div>
      </div>
      {items.length > 0 && children(headingId)}
    </div>
  );
}
