"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "@/components/ui/class-names";
import { wasAddressPushed } from "@/lib/client/history/address";
import { PRODUCT } from "@/lib/core/product";

interface ScreenTitleProps {
  title: string;
  /** What stands above the title: the location of an item. */
  eyebrow?: ReactNode;
  className?: string;
}

/**
 * The one `h1` of a screen of the check. It also names the document, and takes the focus where the
 * control that led here is gone, so that a keyboard and a screen reader go on from here.
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
      {eyebrow && <p className="text-muted-foreground text-[0.9375rem] break-words">{eyebrow}</p>}
      <h1
        ref={heading}
        tabIndex={-1}
        className="line-clamp-3 text-2xl leading-tight font-bold break-words outline-none md:text-3xl"
      >
        {title}
      </h1>
    </div>
  );
}
