"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

interface FoldedFieldProps {
  title: string;
  /** A few words beside the title. */
  hint: string;
  /** Whether the field has a value or an error. It is unfolded then: a folded field could hide its own error. */
  isNeeded: boolean;
  children: ReactNode;
}

/**
 * Renders a field that most items do not need, folded to its title. A person who unfolds it sees the whole field.
 */
export function FoldedField({ title, hint, isNeeded, children }: FoldedFieldProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <details
      className="group -mt-2.5 [details+&]:-mt-5 [details+&]:border-t"
      open={isUnfolded || isNeeded}
      onToggle={({ currentTarget }) => {
        setUnfolded(currentTarget.open);
        if (isNeeded) currentTarget.open = true;
        else if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className="hover:bg-muted -mx-2.5 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2.5 text-base font-medium select-none [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <span className="text-muted-foreground text-sm font-normal">{hint}</span>
        <ChevronDown
          aria-hidden
          className="text-muted-foreground ml-auto size-4.5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
