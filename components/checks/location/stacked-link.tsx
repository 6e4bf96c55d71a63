import type { ComponentProps } from "react";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";

interface StackedLinkProps extends ComponentProps<typeof ScreenLink> {
  variant?: "default" | "outline" | "ghost";
  /** Where the link leads, in one line below its text. It is part of the accessible name. Absent if the text says it. */
  detail?: string | undefined;
}

/** Renders a link to a screen of the check as a narrow button with up to two lines. */
export function StackedLink({
  variant = "outline",
  detail,
  className,
  children,
  ...props
}: StackedLinkProps) {
  return (
    <Button
      asChild
      variant={variant}
      size="lg"
      className={cn("flex-col gap-0 py-1 leading-tight", className)}
    >
      <ScreenLink {...props}>
        {children}
        {detail !== undefined && (
          <>
            {" "}
            <span className="max-w-full truncate text-xs leading-4 font-medium" title={detail}>
              {detail}
            </span>
          </>
        )}
      </ScreenLink>
    </Button>
  );
}
