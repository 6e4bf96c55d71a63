"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

interface AndMoreProps {
  /** The number of entries in `children`. */
  count: number;
  children: ReactNode;
}

/** Shows "and 3 more" below a list, and after a press the other entries below that. Renders nothing without entries. */
export function AndMore({ count, children }: AndMoreProps) {
  const [isOpen, setOpen] = useState(false);
  if (count <= 0) return null;
  return (
    <details className="group/more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-primary flex min-h-11 w-fit cursor-pointer list-none items-center gap-0.5 text-base font-semibold underline-offset-4 select-none hover:underline [&::-webkit-details-marker]:hidden">
        and {count} more
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform group-open/more:rotate-180"
        />
      </summary>
      {isOpen && children}
    </details>
  );
}
