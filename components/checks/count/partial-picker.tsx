import { useId } from "react";
import { AmountKey } from "@/components/checks/shared/amount-key";
import { partials } from "@/lib/core/amount";

interface PartialPickerProps {
  partial: number | null;
  onToggle: (partial: number) => void;
}

/** Shows the keys for the partial amount: 0, ⅓, ½ or ⅔ of a unit. */
export function PartialPicker({ partial, onToggle }: PartialPickerProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <div className="grid grid-cols-[auto_repeat(4,1fr)] items-center gap-2">
        <span id={id} className="text-muted-foreground pr-1 text-sm font-medium">
          Partial
        </span>
        {partials.map(({ value, sign }) => (
          <AmountKey
            key={value}
            isChosen={partial === value}
            onClick={() => onToggle(value)}
            className="min-h-[clamp(2.75rem,8dvh,3rem)] rounded-full"
          >
            {sign || "0"}
          </AmountKey>
        ))}
      </div>
    </fieldset>
  );
}
