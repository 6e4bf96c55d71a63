"use client";

import type { ReactNode } from "react";
import { Name } from "@/components/shared/name";
import { titleSize } from "@/components/shared/title-size";
import { useDocumentTitle } from "@/components/shared/use-document-title";
import { cn } from "@/components/ui/class-names";

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
            : cn("tiny:line-clamp-1 tiny:text-lg font-bold", titleSize(title)),
        )}
        title={title}
      >
        {title}
      </Name>
    </div>
  );
}
