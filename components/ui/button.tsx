import { cva, type VariantProps } from "class-variance-authority";
import * as Slot from "radix-ui/slot";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A faded fill reads as enabled. The ring has no width, so that the button keeps its size. */
const DISABLED_FILLED =
  "disabled:bg-muted disabled:text-muted-foreground disabled:opacity-100 disabled:shadow-none disabled:inset-ring disabled:inset-ring-input";

export const buttonVariants = cva(
  [
    "inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-lg text-center font-semibold whitespace-nowrap select-none large-text:whitespace-normal",
    "transition-[background-color,color,box-shadow,translate] active:not-disabled:translate-y-px",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-destructive",
    "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4.5",
  ],
  {
    variants: {
      variant: {
        default: [
          "bg-primary text-primary-foreground shadow-raised hover:not-disabled:bg-primary-hover",
          DISABLED_FILLED,
        ],
        destructive: [
          "bg-destructive text-destructive-foreground shadow-raised hover:not-disabled:bg-destructive-hover",
          DISABLED_FILLED,
        ],
        outline: "border border-input bg-card text-foreground hover:not-disabled:bg-muted",
        secondary: "bg-secondary text-secondary-foreground hover:not-disabled:bg-secondary-hover",
        ghost: "text-foreground hover:not-disabled:bg-muted",
        link: "text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-current",
      },
      size: {
        /** 44 px: the smallest comfortable touch target. */
        default: "min-h-11 px-4 py-2 text-base",
        /** 48 px: the main action of a screen or a dialog. */
        lg: "min-h-12 px-5 py-2.5 text-base",
        icon: "size-11",
        "icon-lg": "size-12",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the only child, such as a link, with the styles of a button. */
    asChild?: boolean;
  };

/** Renders a button. It submits a form only with `type="submit"`. */
export function Button({ className, variant, size, asChild, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type="button" className={classes} {...props} />;
}
