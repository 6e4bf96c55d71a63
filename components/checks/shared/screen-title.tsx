"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "@/components/ui/class-names";
import { wasAddressPushed } from "@/lib/client/history/address";
import { PRODUCT } from "@/lib/core/product";

interface ScreenTitleProps {
  title: string;
  /** The content above the title: the location of an item. */
  eyebrow?: ReactNode;
  className?: string;
}

/**
 * Renders the only `h1` of a check screen and sets the document title. It takes the focus when the
 * control that opened the screen is unmounted, for keyboards and screen readers.
 */
export function ScreenTitle({ title, eyebrow, className }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);

  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (wasAddressPushed() && isFocusLost) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={cn("min-w-0", className)}>
      {eyebrow && (
        <p className="tiny:sr-only text-muted-foreground text-[0.9375rem] break-words">{eyebrow}</p>
      )}
      <h1
        ref={heading}
        tabIndex={-1}
        className="tiny:line-clamp-1 tiny:text-lg line-clamp-3 text-2xl leading-tight font-bold break-words outline-none md:text-3xl"
      >
        {title}
      </h1>
    </div>
  );
}
