import { splitMeasures } from "@/lib/core/split-measures";

/** Shows a name in which no line breaks between a number and its measure. */
export function UnbrokenMeasures({ children }: { children: string }) {
  return splitMeasures(children).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
