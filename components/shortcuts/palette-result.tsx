import { ListFilter } from "lucide-react";
import type { ReactNode } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import type { useSuggestionList } from "@/components/shared/use-suggestion-list";
import { guessLanguage } from "@/lib/core/guess-language";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import { describeStockOfDesired, isUncounted } from "@/lib/features/items/model/rules";
import type { Found } from "./find-in-household";
import { markMatches } from "./mark-matches";

interface PaletteResultProps {
  found: Found;
  /** The search text, whose matches are marked. */
  searched: string;
  option: ReturnType<ReturnType<typeof useSuggestionList>["option"]>;
}

/** Shows a result of the palette as an option of its list. */
export function PaletteResult({ found, searched, option }: PaletteResultProps) {
  const { picture, name, note } = describe(found);
  return (
    <button
      type="button"
      {...option}
      // The field keeps the focus while a result is pressed.
      onMouseDown={(event) => event.preventDefault()}
      className="hover:bg-muted aria-selected:bg-accent aria-selected:text-accent-foreground flex min-h-12 w-full items-center gap-3 rounded-lg px-2 py-1.5 text-left aria-selected:shadow-[inset_3px_0_0_var(--primary)] forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
    >
      <span aria-hidden className="flex size-9 shrink-0 items-center justify-center [&_svg]:size-5">
        {picture}
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <span lang={guessLanguage(name)} className="wrap-name block font-medium">
          {markMatches(name, searched).map(({ text, isMatch }, index) =>
            isMatch ? (
              // The index is the key, because two parts of a name can be the same text.
              <mark
                key={index}
                className="decoration-primary bg-transparent text-inherit underline decoration-2 underline-offset-3"
              >
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
        {note && (
          <span className="text-muted-foreground block text-sm wrap-anywhere tabular-nums">
            {note}
          </span>
        )}
      </span>
    </button>
  );
}

function describe(found: Found): { picture: ReactNode; name: string; note: string } {
  switch (found.kind) {
    case "item": {
      const { item, location } = found;
      const stock = isUncounted(item) ? NOT_COUNTED : describeStockOfDesired(item);
      return {
        picture: <NamedTile of={item} emptyText="" className="w-9 rounded-lg" />,
        name: item.name,
        note: location === undefined ? stock : `${location} · ${stock}`,
      };
    }
    case "location": {
      const { location } = found;
      const count = found.itemCount === 1 ? "1 item" : `${found.itemCount} items`;
      return {
        picture: <NamedTile of={location} emptyText="" className="w-9 rounded-lg" />,
        name: location.name,
        note: `Location · ${count}`,
      };
    }
    case "screen":
      return { picture: <found.icon aria-hidden />, name: found.title, note: "" };
    case "allItems":
      return {
        picture: <ListFilter aria-hidden />,
        name: `Show all ${found.itemCount} matching items`,
        note: "",
      };
  }
}
