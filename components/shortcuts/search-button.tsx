"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { SIDE_BAR_ROW } from "@/components/shared/side-bar-row";
import { cn } from "@/components/ui/class-names";
import { KeyCap } from "./keys";

/**
 * Shows the button of the palette in the side bar. It is rendered into the free space below the entries, so that it
 * moves nothing when it appears, and its code is not part of the first load. It is above the place of the toasts. A low
 * window has no such space.
 */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const [bar] = useState(() => document.querySelector("[data-side-bar] nav"));
  if (!bar) return null;
  return createPortal(
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
    bar,
  );
}
