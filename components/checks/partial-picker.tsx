import { partials } from "@/lib/core/amount";
import { AmountKey } from "./amount-key";

interface PartialPickerProps {
  partial: number | null;
  onToggle: (partial: number) => void;
}

/** The part of a unit that is there beside the whole ones: 0, ⅓, ½ or ⅔. */
export function PartialPicker({ partial, onToggle }: PartialPickerProps) {
  return (
    <fieldset>
      <legend className="text-muted-foreground mb-1.5 text-sm font-medium">Partial</legend>
      <div className="grid grid-cols-4 gap-2">
        {partials.map(({ value, sign }) => (
          <AmountKey
            key={value}
            isChosen={partial === value}
            onClick={() => onToggle(value)}
            className="min-h-12 rounded-full"
          >
            {sign || "0"}
          </AmountKey>
        ))}
      </div>
    </fieldset>
  );
}
