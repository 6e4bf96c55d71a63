import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  onCheckedChange?: (isChecked: boolean) => void;
};

/** The platform's own checkbox in our clothes: 24 px, with a touch area of 44 px. */
export function Checkbox({ className, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <span className={cn("relative inline-flex size-6 shrink-0", className)}>
      <input
        type="checkbox"
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className={cn(
          "peer border-input bg-card size-full appearance-none rounded-sm border-2 transition-colors",
          "not-disabled:hover:border-primary after:absolute after:-inset-2.5",
          "aria-invalid:border-destructive disabled:cursor-not-allowed disabled:opacity-55",
          "checked:border-primary checked:bg-primary",
        )}
        {...props}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="text-primary-foreground pointer-events-none absolute inset-0 m-auto size-4 scale-50 opacity-0 transition-[scale,opacity] peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  );
}
