import { formatStock } from "@/lib/core/amount";
import { countOf, type Selection } from "@/lib/features/checks/model/selection";

interface TypingHintProps {
  /** The text that the person has typed; empty while no amount is being typed. */
  typed: string;
  selection: Selection;
}

/**
 * Shows how to type an amount, and what was typed. Hidden on devices without a mouse, because they
 * rarely have a keyboard.
 */
export function TypingHint({ typed, selection }: TypingHintProps) {
  return (
    <p
      aria-live="polite"
      className="text-muted-foreground hidden min-h-6 text-sm pointer-fine:block"
    >
      {typed === ""
        ? "Or type: 12, 1.5 or 1 1/2. = is the same as last time, Enter confirms."
        : `Typed ${typed}: ${meaningOf(selection)}`}
    </p>
  );
}

function meaningOf(selection: Selection): string {
  const count = countOf(selection);
  return count
    ? formatStock(count.newStock, count.partialAmount)
    : "no amount yet (parts are ⅓, ½ and ⅔)";
}
