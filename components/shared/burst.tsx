import type { CSSProperties } from "react";

const DOTS = 14;
/** The distance of the dots from their centre at the end, in pixels. */
const REACH = 110;
const COLOURS = ["bg-primary", "bg-low", "bg-accent-foreground"] as const;

/** Shows a burst of dots once. */
export function Burst() {
  return (
    <div
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

/** Returns the end position of a dot, as the CSS variables of the animation. */
function endOf(index: number): CSSProperties {
  const angle = (index / DOTS) * 2 * Math.PI;
  const reach = index % 2 === 0 ? REACH : REACH * 0.65;
  const variables: Record<`--${string}`, string> = {
    "--burst-x": `${Math.round(Math.cos(angle) * reach)}px`,
    "--burst-y": `${Math.round(Math.sin(angle) * reach)}px`,
  };
  return variables;
}
