import { useId } from "react";
import { AmountKey } from "@/components/checks/shared/amount-key";
import { Fraction } from "@/components/checks/shared/fraction";
import { cn } from "@/components/ui/class-names";
import { partials } from "@/lib/core/amount";

interface PartialPickerProps {
  partial: number | null;
  onToggle: (partial: number) => void;
}

/** Shows the keys for the partial amount: 0, ⅓, ½ or ⅔ of an open unit. */
export function PartialPicker({ partial, onToggle }: PartialPickerProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-2">
        <div className="text-muted-foreground pr-1 leading-tight">
          <span id={id} className="block text-sm font-medium">
            Partial
          </span>
          {/* The same words for every unit, so that the keys have the same place for every item. */}
          <span className="block text-xs whitespace-nowrap">opened</span>
        </div>
        <div className="grid grow grid-cols-4 gap-2">
          {partials.map(({ value, sign }) => (
            <AmountKey
              key={value}
              isChosen={partial === value}
              onClick={() => onToggle(value)}
              title={value === 0 ? "None opened" : undefined}
              isRound
              className={cn(
                "px-1",
                // Nothing opened matters less than the amount that was chosen above.
                value === 0 &&
                  "aria-pressed:bg-accent aria-pressed:text-accent-foreground aria-pressed:hover:not-disabled:bg-accent",
              )}
            >
              {sign ? <Fraction sign={sign} /> : "0"}
            </AmountKey>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
