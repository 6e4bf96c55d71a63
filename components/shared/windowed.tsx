"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { observeNearness } from "./observe-nearness";
import { stepByFrame } from "./step-by-frame";

/**
 * The last measured height of each piece of a long list, in pixels, so that a revisited screen has the same
 * length.
 */
const heights = new Map<string, number>();

const ALL = Infinity;

interface WindowedProps {
  /**
   * Identifies one piece of a long list, so that its measured height is found again. The name must be the same
   * on every visit of the screen.
   */
  name: string;
  /** Whether this piece of a long list is mounted at first, because it is visible when the screen opens. */
  startsNear: boolean;
  /**
   * A CSS class with the minimum height of this piece of the list before it is measured. The height may depend
   * on the width of the screen.
   */
  estimate: string;
  /** The CSS classes of the element that contains the parts of this piece of the list, such as cards. */
  className: string;
  count: number;
  /**
   * Renders one part of this piece of the list, such as a card, by its index. The returned element needs a
   * React key.
   */
  children: (index: number) => ReactNode;
}

/**
 * Renders a piece of a long list only while it is near the viewport, otherwise a box of its height.
 * Its parts are mounted step by step. A piece that contains the focus stays mounted.
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
      // CSS containment: layout changes inside this part of the list affect other elements only through its
      // height.
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
