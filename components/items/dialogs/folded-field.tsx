"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "@/components/ui/class-names";

interface FoldedFieldProps {
  title: string;
  /** A few words beside the title. */
  hint: string;
  /** The value of the field, which the folded field shows in place of the hint. It is empty without a value. */
  value?: string | false | null;
  /** Whether the field is always unfolded, such as for an error: a folded field could hide it. */
  isNeeded: boolean;
  children: ReactNode;
}

/**
 * Renders a field that most items do not need, folded to its title. A person who unfolds it sees the whole field.
 */
export function FoldedField({ title, hint, value, isNeeded, children }: FoldedFieldProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || isNeeded;
  const shown = !isOpen && value ? value : undefined;
  return (
    <details
      className="group -mt-2.5 [details+&]:-mt-5 [details+&]:border-t"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setUnfolded(currentTarget.open);
        if (isNeeded) currentTarget.open = true;
        else if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className="hover:bg-muted -mx-2.5 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2.5 text-base font-medium select-none [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <span>{title}</span>
          <span
            className={cn(
              "text-sm font-normal",
              // A long value is cut off beside the title. With large text it is below the title.
              shown ? "min-w-0 flex-[1_1_6rem] truncate" : "text-muted-foreground",
            )}
            title={shown}
          >
            {shown ?? hint}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="text-muted-foreground size-4.5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
