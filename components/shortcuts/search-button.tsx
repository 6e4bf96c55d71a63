"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { SIDE_BAR_ROW } from "@/components/shared/side-bar-row";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { KeyCap } from "./keys";

/**
 * Shows the button of the palette: in the title bar of phones, and in the side bar of larger screens. It is rendered
 * into free space, so that it moves nothing when it appears, and its code is not part of the first load. In the side bar
 * it is below the entries and above the place of the toasts. A low window has no such space.
 */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const [places] = useState(() => ({
    titleBar: document.querySelector("[data-search-place]"),
    sideBar: document.querySelector("[data-side-bar] nav"),
  }));
  return (
    <>
      {places.titleBar &&
        createPortal(
          <Button
            variant="ghost"
            size="icon"
            aria-label="Search"
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            <Search aria-hidden />
          </Button>,
          places.titleBar,
        )}
      {places.sideBar &&
        createPortal(
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className={cn(SIDE_BAR_ROW, "mt-4 [@media(height<42rem)]:hidden")}
          >
            <Search aria-hidden strokeWidth={1.75} />
            Search
            <KeyCap className="ml-auto hidden lg:pointer-fine:inline-flex">Mod+k</KeyCap>
          </button>,
          places.sideBar,
        )}
    </>
  );
}
