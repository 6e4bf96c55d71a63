import type { ComponentProps } from "react";
import { paths } from "@/lib/core/paths";
import type { PlacedSuggestion } from "@/lib/features/items/client/use-name-suggestions";

interface NameSuggestionsProps {
  list: ComponentProps<"div">;
  option: (index: number) => ComponentProps<"button">;
  suggestions: readonly PlacedSuggestion[];
}

/**
 * Shows the suggestions for a name in one row, which scrolls sideways. The row covers the label of the next field and
 * no field, so that nothing moves or is covered that a person may be about to tap.
 */
export function NameSuggestions({ list, option, suggestions }: NameSuggestionsProps) {
  return (
    <div
      {...list}
      aria-label="Suggestions"
      data-keeps-focus
      // The row reaches the edges of the dialog, so that a cut suggestion shows that there are more.
      className="bg-popover absolute -inset-x-(--panel-inline) top-[calc(100%+2px)] z-10 flex [scrollbar-width:none] gap-2 overflow-x-auto px-(--panel-inline)"
    >
      {suggestions.map(({ name, unit, location, picture }, index) => (
        <button
          key={name}
          type="button"
          {...option(index)}
          className="border-input bg-card hover:bg-muted aria-selected:border-primary aria-selected:bg-accent aria-selected:text-accent-foreground flex min-h-11 max-w-full shrink-0 items-center gap-2 rounded-full border px-3 text-base"
        >
          {/* An `img` element, because Next's image component refuses SVG. */}
          {/* eslint-disable-next-line @next/next/no-img-element */}
          <img src={paths.pictogram(picture)} alt="" width={20} height={20} decoding="async" />
          <span title={name} className="truncate font-medium">
            {name}
          </span>
          {unit && (
            <span
              title={location?.name}
              className="text-muted-foreground max-w-40 truncate text-sm"
            >
              {location ? `${unit}, ${location.name}` : unit}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
