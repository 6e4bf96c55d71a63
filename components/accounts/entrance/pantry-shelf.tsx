/** A jar in the drawing: position and size in SVG units, fill level (0 to 1) and colour. */
interface Jar {
  x: number;
  width: number;
  height: number;
  level: number;
  tone: "fill-primary" | "fill-low" | "fill-destructive";
}

const FLOOR = 104;
const LID = 9;

const jars: readonly Jar[] = [
  { x: 14, width: 50, height: 62, level: 0.86, tone: "fill-primary" },
  { x: 76, width: 40, height: 46, level: 0.24, tone: "fill-low" },
  { x: 128, width: 50, height: 74, level: 0.94, tone: "fill-primary" },
  { x: 190, width: 50, height: 54, level: 0.7, tone: "fill-primary" },
  { x: 252, width: 38, height: 66, level: 0, tone: "fill-destructive" },
  { x: 302, width: 44, height: 50, level: 0.9, tone: "fill-primary" },
];

/** Draws a shelf of jars with different fill levels. Decorative: hidden from screen readers. */
export function PantryShelf({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 360 112" className={className} fill="none">
      {jars.map((jar) => (
        <JarShape key={jar.x} jar={jar} />
      ))}
      <rect x={0} y={FLOOR + 1} width={360} height={5} rx={2.5} className="fill-muted-foreground" />
    </svg>
  );
}

function JarShape({ jar }: { jar: Jar }) {
  const { x, width, height, level, tone } = jar;
  const top = FLOOR - height;
  const inner = (height - 8) * level;
  return (
    <>
      <rect x={x} y={top} width={width} height={height} rx={9} className="fill-card" />
      <rect
        x={x + 4}
        y={FLOOR - 4 - inner}
        width={width - 8}
        height={inner}
        rx={5}
        className={tone}
        fillOpacity={0.85}
      />
      <rect
        x={x}
        y={top}
        width={width}
        height={height}
        rx={9}
        className="stroke-muted-foreground"
        strokeWidth={2.5}
        strokeDasharray={level === 0 ? "5 6" : undefined}
      />
      <rect
        x={x + 5}
        y={top - LID}
        width={width - 10}
        height={LID}
        rx={3}
        className="fill-muted-foreground"
      />
    </>
  );
}
