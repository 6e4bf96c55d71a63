"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { observeNearness } from "./observe-nearness";
import { stepByFrame } from "./step-by-frame";

/** The heights that pieces had when they were last seen, so that a screen one returns to is as long as it was. */
const heights = new Map<string, number>();

const ALL = Infinity;

interface WindowedProps {
  /** The same on every visit of the screen. */
  name: string;
  /** In the page from the start: what is in sight when the screen opens. */
  startsNear: boolean;
  /** The least height of the content until it was seen once, as a class: it may depend on the width of the screen. */
  estimate: string;
  /** How the parts stand. */
  className: string;
  count: number;
  /** Draws one part, with a key. */
  children: (index: number) => ReactNode;
}

/**
 * A piece of a long list that is in the page only while it is near what one sees; else a box of its height
 * keeps the place. Its parts come one by one. What has the focus stays.
 */
export function Windowed({
  name,
  startsNear,
  estimate,
  className,
  count,
  children,
}: WindowedProps) {
  const piece = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(startsNear ? ALL : 0);
  const drawn = useRef(shown);
  const [height, setHeight] = useState<number>();
  const isWhole = shown === ALL;

  useEffect(() => {
    const element = piece.current;
    if (!element) return;
    setHeight(heights.get(name));
    const draw = (parts: number) => {
      drawn.current = parts < count ? parts : ALL;
      setShown(drawn.current);
    };
    let drop: (() => void) | undefined;
    const unobserve = observeNearness(element, (isNear, seenHeight) => {
      drop?.();
      if (isNear) {
        drop = stepByFrame(() => {
          draw(drawn.current + 1);
          return drawn.current !== ALL;
        });
      } else if (!element.contains(document.activeElement)) {
        if (drawn.current === ALL) heights.set(name, seenHeight);
        setHeight(heights.get(name));
        draw(0);
      }
    });
    return () => {
      unobserve();
      drop?.();
    };
  }, [name, count]);

  return (
    <div
      ref={piece}
      // What happens inside moves nothing outside but what is below.
      className={cn("contain-layout", !isWhole && !height && estimate)}
      style={isWhole ? undefined : { minHeight: height }}
    >
      {shown > 0 && (
        <div className={className}>
          {Array.from({ length: Math.min(shown, count) }, (_, index) => children(index))}
        </div>
      )}
    </div>
  );
}
