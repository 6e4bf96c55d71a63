import { UnbrokenMeasures } from "@/components/shared/unbroken-measures";
import { cn } from "@/components/ui/class-names";
import { guessLanguage } from "@/lib/core/guess-language";

interface RowLabelProps {
  quantity: number;
  name: string;
  /** The colour and the line through a purchased row. */
  className?: string | false | undefined;
  /** The classes of the quantity alone. */
  quantityClassName?: string;
}

/**
 * The classes of the element around a `RowLabel` and its note. Both begin to the right of the quantity. With large text,
 * the column is narrower than the quantity, so that the lines below it have space.
 */
export const rowTextClasses = "pl-[min(2.25em,14vw)] lg:pl-[2.75em]";

/** The classes of the element around `RowLabel`: its quantity is at the left of the column. */
export const rowLabelClasses = "-indent-[min(2.25em,14vw)] wrap-name text-pretty tabular-nums";

/**
 * Shows "12x Butter", with the quantity in its own column. It is one text for the clipboard and for screen readers. The
 * space is in the element without line breaks, so that the quantity is never alone on a line above a long word.
 */
export function RowLabel({ quantity, name, className, quantityClassName }: RowLabelProps) {
  return (
    <>
      <span className="whitespace-nowrap">
        <span className={cn("inline-block min-w-[2em] indent-0", quantityClassName, className)}>
          {quantity}x
        </span>{" "}
      </span>
      <span lang={guessLanguage(name)} className={cn(className)}>
        <UnbrokenMeasures>{name}</UnbrokenMeasures>
      </span>
    </>
  );
}
