import type { ComponentProps } from "react";
import { cn } from "@/components/ui/class-names";

interface AmountKeyProps extends Omit<ComponentProps<"button">, "type"> {
  isChosen: boolean;
}

/** Renders a large toggle button for one amount. */
export function AmountKey({ isChosen, className, ...props }: AmountKeyProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-amount-key
      className={cn(
        "border-input bg-card flex min-h-[clamp(2.75rem,9dvh,3.5rem)] items-center justify-center rounded-xl border px-2 text-xl font-semibold tabular-nums transition-colors select-none",
        "hover:not-disabled:bg-muted disabled:cursor-not-allowed disabled:opacity-55",
        "aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground aria-pressed:hover:not-disabled:bg-primary-hover",
        className,
      )}
      {...props}
    />
  );
}
