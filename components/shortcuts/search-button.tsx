"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
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
      className="text-muted-foreground hover:bg-muted hover:text-foreground mt-4 flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-[0.9375rem] font-medium transition-colors [@media(height<42rem)]:hidden"
    >
      <Search aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
      Search
      <KeyCap className="ml-auto hidden pointer-fine:inline-flex">Mod+k</KeyCap>
    </button>,
    bar,
  );
}
