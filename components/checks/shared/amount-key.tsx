import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/class-names";

interface AmountKeyProps extends Omit<ComponentProps<"button">, "type"> {
  isChosen: boolean;
  isRound?: boolean;
}

/** Renders a large toggle button for one amount. The chosen one has another colour and a mark. */
export function AmountKey({
  isChosen,
  isRound = false,
  className,
  children,
  ...props
}: AmountKeyProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-amount-key
      className={cn(
        "border-input bg-card relative flex min-h-[clamp(2.75rem,9dvh,3.5rem)] lg:min-h-[clamp(2.75rem,11dvh,5.5rem)] items-center justify-center rounded-xl border px-2 text-xl leading-tight font-semibold tabular-nums transition-colors select-none",
        "hover:not-disabled:bg-muted disabled:cursor-not-allowed disabled:opacity-55",
        "aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground aria-pressed:hover:not-disabled:bg-primary-hover",
        isRound &&
          "min-h-[clamp(2.75rem,8dvh,3rem)] rounded-full lg:min-h-[clamp(2.75rem,8dvh,4rem)]",
        className,
      )}
      {...props}
    >
      {children}
      {isChosen && (
        <Check
          aria-hidden
          strokeWidth={3}
          className={cn("absolute top-1 size-3", isRound ? "right-2" : "right-1")}
        />
      )}
    </button>
  );
}
