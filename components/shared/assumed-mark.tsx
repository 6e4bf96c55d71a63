import { CircleEqual } from "lucide-react";

const TEXT = "Taken as recorded, not counted";

/** Marks an amount that nobody has counted: it was taken as recorded. */
export function AssumedMark() {
  return (
    <span title={TEXT}>
      <CircleEqual aria-hidden className="mr-1 inline size-3.5 align-[-0.125em]" />
      <span className="sr-only">{TEXT}: </span>
    </span>
  );
}
