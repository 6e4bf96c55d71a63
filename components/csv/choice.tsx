import { useId } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Help below the field. */
  hint?: string | undefined;
}

/** Renders a labelled select. */
export function Choice({ label, value, options, onChange, hint }: ChoiceProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        id={id}
        value={value}
        aria-describedby={hint ? hintId : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {hint && (
        <p id={hintId} className="text-muted-foreground truncate text-sm" title={hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
