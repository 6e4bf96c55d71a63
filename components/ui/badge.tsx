import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

const badgeVariants = cva(
  [
    "inline-flex w-fit shrink-0 items-center gap-1 rounded-full px-2.5 py-1 text-xs leading-none font-semibold whitespace-nowrap",
    "[&_svg]:pointer-events-none [&_svg]:size-3.5 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        neutral: "bg-muted-foreground text-background",
        secondary: "bg-secondary text-secondary-foreground",
        outline: "border text-muted-foreground",
        good: "bg-accent text-accent-foreground",
        quiet: "text-muted-foreground font-medium [&_svg]:text-primary",
        low: "bg-low-soft text-low",
        out: "bg-destructive-soft text-destructive",
      },
    },
  },
);

type BadgeProps = ComponentProps<"span"> & Required<VariantProps<typeof badgeVariants>>;

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
