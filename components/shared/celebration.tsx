"use client";

import { type CSSProperties, useState } from "react";

const DOTS = 14;
/** The distance of the dots from their centre at the end, in pixels. */
const REACH = 110;
const COLOURS = ["bg-primary", "bg-low", "bg-accent-foreground"] as const;

/**
 * Shows a burst of dots for less than a second when `isDone` changes from false to true. It covers no control, changes
 * no layout, and is not shown to people who prefer reduced motion.
 */
export function Celebration({ isDone }: { isDone: boolean }) {
  const [wasDone, setWasDone] = useState(isDone);
  const [bursts, setBursts] = useState(0);
  if (isDone !== wasDone) {
    setWasDone(isDone);
    if (isDone) setBursts(bursts + 1);
  }
  if (!isDone || bursts === 0) return null;
  return (
    <div
      key={bursts}
      aria-hidden
      data-celebration
      className="pointer-events-none fixed top-1/3 left-1/2 z-30 motion-reduce:hidden"
    >
      {Array.from({ length: DOTS }, (_, index) => (
        <span
          key={index}
          style={endOf(index)}
          className={`animate-burst absolute size-2.5 rounded-full ${COLOURS[index % COLOURS.length]}`}
        />
      ))}
    </div>
  );
}

/** Returns the end of a dot's way, as the variables of the animation. */
function endOf(index: number): CSSProperties {
  const angle = (index / DOTS) * 2 * Math.PI;
  const reach = index % 2 === 0 ? REACH : REACH * 0.65;
  const variables: Record<`--${string}`, string> = {
    "--burst-x": `${Math.round(Math.cos(angle) * reach)}px`,
    "--burst-y": `${Math.round(Math.sin(angle) * reach)}px`,
  };
  return variables;
}
