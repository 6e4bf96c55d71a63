"use client";

import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { observeNearness } from "./observe-nearness";

/** The heights that pieces had when they were last seen, so that a screen one returns to is as long as it was. */
const heights = new Map<string, number>();

interface WindowedProps {
  /** The same on every visit of the screen. */
  name: string;
  /** In the page from the start: what is in sight when the screen opens. */
  startsNear: boolean;
  /** The height of the content until it was seen once, as a class: it may depend on the width of the screen. */
  estimate: string;
  children: ReactNode;
}

/**
 * A piece of a long list that is in the page only while it is near what one sees; else a box of its height
 * keeps the place. What has the focus stays.
 */
export function Windowed({ name, startsNear, estimate, children }: WindowedProps) {
  const piece = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(startsNear);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const element = piece.current;
    if (!element) return;
    setHeight(heights.get(name));
    return observeNearness(element, (becomesNear) => {
      if (!becomesNear) {
        if (element.contains(document.activeElement)) return;
        if (element.firstChild) heights.set(name, element.offsetHeight);
      }
      // Drawn in small steps, between which the screen goes on scrolling.
      startTransition(() => {
        if (!becomesNear) setHeight(heights.get(name));
        setNear(becomesNear);
      });
    });
  }, [name]);

  return (
    <div
      ref={piece}
      // What happens inside moves nothing outside but what is below.
      className={cn("contain-layout", !isNear && !height && estimate)}
      style={isNear ? undefined : { height }}
    >
      {isNear && children}
    </div>
  );
}
