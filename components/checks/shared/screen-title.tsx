"use client";

import type { ReactNode } from "react";
import { Name } from "@/components/shared/name";
import { useDocumentTitle } from "@/components/shared/use-document-title";
import { cn } from "@/components/ui/class-names";

/** Matches a word that needs a smaller size to fit on few lines of a phone: 18 letters or more. */
const LONG_WORD = /[^\s-]{18}/;

interface ScreenTitleProps {
  title: string;
  /** The content above the title: the location of an item. */
  eyebrow?: ReactNode;
  /**
   * Whether the title is smaller than the sentence above it, which is the most important text of the
   * screen.
   */
  isQuiet?: boolean;
  className?: string;
}

/** Renders the only `h1` of a check screen and sets the document title. */
export function ScreenTitle({ title, eyebrow, isQuiet = false, className }: ScreenTitleProps) {
  useDocumentTitle(title);

  return (
    <div className={cn("min-w-0", className)}>
      {eyebrow && (
        <p className="tiny:sr-only text-muted-foreground text-sm break-words">{eyebrow}</p>
      )}
      <Name
        as="h1"
        className={cn(
          "line-clamp-3 leading-tight",
          isQuiet
            ? "text-lg font-semibold"
            : cn(
                "tiny:line-clamp-1 tiny:text-lg font-bold",
                LONG_WORD.test(title) ? "text-lg md:text-xl" : "text-xl md:text-2xl",
              ),
        )}
        title={title}
      >
        {title}
      </Name>
    </div>
  );
}
