"use client";

import { type ReactNode, useEffect } from "react";
import { cn } from "@/components/ui/class-names";
import { PRODUCT } from "@/lib/core/product";

interface ScreenTitleProps {
  title: string;
  /** The content above the title: the location of an item. */
  eyebrow?: ReactNode;
  className?: string;
}

/** Renders the only `h1` of a check screen and sets the document title. */
export function ScreenTitle({ title, eyebrow, className }: ScreenTitleProps) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);

  return (
    <div className={cn("min-w-0", className)}>
      {eyebrow && (
        <p className="tiny:sr-only text-muted-foreground text-[0.9375rem] break-words">{eyebrow}</p>
      )}
      <h1
        className="tiny:line-clamp-1 tiny:text-lg line-clamp-3 text-2xl leading-tight font-bold break-words md:text-3xl"
        title={title}
      >
        {title}
      </h1>
    </div>
  );
}
