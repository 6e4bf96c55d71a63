import { cn } from "@/components/ui/class-names";
import { useHasSingleKeys } from "@/lib/client/preferences";
import { formatStock } from "@/lib/core/amount";
import { countOf, type Selection } from "@/lib/features/checks/model/selection";

interface TypingHintProps {
  /** The text that the person has typed; empty while no amount is being typed. */
  typed: string;
  selection: Selection;
  /** Whether "=" selects an amount. It does not for an item that was never counted before. */
  hasSame: boolean;
}

/**
 * Shows how to type an amount, and what was typed. Devices without a mouse rarely have a keyboard,
 * so on them the text is shown only while an amount is being typed. The text explains nothing while single keys are
 * turned off, because digits then have no effect.
 */
export function TypingHint({ typed, selection, hasSame }: TypingHintProps) {
  const hasSingleKeys = useHasSingleKeys();
  return (
    <div
      className={cn(
        // Always two lines high, so that a longer text does not move the keys above it.
        "text-muted-foreground min-h-10 text-sm",
        typed === "" && "sr-only pointer-fine:not-sr-only",
      )}
    >
      {typed === "" && hasSingleKeys && (
        <p className="hidden pointer-fine:block">
          Or type 12, 1.5 or 1 1/2, {hasSame && "= for last time, "}Enter to confirm.
        </p>
      )}
      {/* Rendered before its text and never hidden, so that screen readers announce the first
          typed digit. */}
      <p aria-live="polite">{typed !== "" && `Typed ${typed}: ${meaningOf(selection)}`}</p>
    </div>
  );
}

function meaningOf(selection: Selection): string {
  const count = countOf(selection);
  return count
    ? formatStock(count.newStock, count.partialAmount)
    : "no amount yet (parts are ⅓, ½ and ⅔)";
}
