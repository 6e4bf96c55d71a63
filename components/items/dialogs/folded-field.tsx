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
      className="group -mt-2.5"
      open={isUnfolded || isNeeded}
      onToggle={({ currentTarget }) => {
        setUnfolded(currentTarget.open);
        if (isNeeded) currentTarget.open = true;
        else if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className="text-muted-foreground hover:bg-muted -ml-2.5 flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-lg px-2.5 text-base font-semibold select-none [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <span className="font-normal">{hint}</span>
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
