"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { DialogState } from "@/components/shared/use-dialog";
import { useSuggestionList } from "@/components/shared/use-suggestion-list";
import { cn } from "@/components/ui/class-names";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { SearchInput } from "@/components/ui/search-input";
import { focusHeading } from "@/lib/client/focus-heading";
import { openInPlace } from "@/lib/client/history/address";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useItems } from "@/lib/features/items/client/use-items";
import type { Item } from "@/lib/features/items/model/dto";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Location } from "@/lib/features/locations/model/dto";
import { findInHousehold } from "./find-in-household";
import { PaletteResult } from "./palette-result";
import { destinations } from "./shortcut-table";

// Constant arrays, so that the results are not computed again while the household is loading.
const NO_ITEMS: readonly Item[] = [];
const NO_LOCATIONS: readonly Location[] = [];

/** The height is constant, so that the field does not move while somebody types. Most windows show 8½ short results. */
const RESULTS_HEIGHT = "h-[min(25.5rem,51dvh)]";

interface PaletteProps {
  dialog: Pick<DialogState<null>, "isOpen" | "setOpen">;
}

/**
 * Searches the items, locations and screens, and opens the chosen one. It searches the cached household, so it works
 * offline too.
 */
export function Palette({ dialog: { isOpen, setOpen } }: PaletteProps) {
  const [text, setText] = useState("");
  const { data: items = NO_ITEMS } = useItems();
  const { data: locations = NO_LOCATIONS } = useQuery(locationsQuery());
  const mayEdit = useIsAllowed("inventory:edit");
  const hasChosen = useRef(false);
  const found = useMemo(() => {
    const screens = destinations.filter(({ isForEditors }) => mayEdit || !isForEditors);
    return findInHousehold(text, { items, locations, screens });
  }, [text, items, locations, mayEdit]);
  const { show, field, list, option } = useSuggestionList({
    count: found.length,
    isPermanent: true,
    onChoose(index) {
      const chosen = found[index];
      if (!chosen) return;
      hasChosen.current = true;
      setOpen(false);
      // The screen replaces the history entry of the dialog.
      openInPlace(chosen.href);
    },
  });

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent
        aria-describedby={undefined}
        className="gap-4"
        onCloseAutoFocus={(event) => {
          if (hasChosen.current && focusHeading()) event.preventDefault();
        }}
      >
        <DialogHeader>
          <DialogTitle>Search</DialogTitle>
        </DialogHeader>
        <div className="relative">
          <SearchInput
            {...field}
            aria-label="Search items, locations and screens"
            placeholder="Items, locations and screens"
            enterKeyHint="go"
            maxLength={100}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              show();
            }}
          />
        </div>
        <span role="status" className="sr-only">
          {found.length === 1 ? "1 result" : `${found.length} results`}
        </span>
        {found.length === 0 ? (
          <p className={cn(RESULTS_HEIGHT, "text-muted-foreground py-6 text-center")}>
            Nothing matches. Try fewer letters.
          </p>
        ) : (
          <div
            {...list}
            aria-label="Results"
            className={cn(
              RESULTS_HEIGHT,
              "scroll-pb-8 overflow-y-auto overscroll-contain mask-b-from-[calc(100%-2rem)] pb-8",
            )}
          >
            {found.map((place, index) => (
              <PaletteResult
                key={`${place.kind} ${place.href}`}
                found={place}
                searched={text}
                option={option(index)}
              />
            ))}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
