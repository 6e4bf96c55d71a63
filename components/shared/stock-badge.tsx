import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";

const looks = {
  wellStocked: { variant: "quiet", icon: CircleCheck, word: "Well stocked" },
  lowStock: { variant: "low", icon: TriangleAlert, word: "Low stock" },
  outOfStock: { variant: "out", icon: CircleX, word: "Out of stock" },
} as const;

interface StockBadgeProps {
  status: keyof typeof looks;
  /** Whether the item was never counted, so that its stock is unknown. The badge then has no colour of its own. */
  isUncounted?: boolean;
}

/**
 * Shows a stock status in the row of a list as icon, word and colour. Only a shortage has a colour.
 */
export function StockBadge({ status, isUncounted = false }: StockBadgeProps) {
  const { variant, icon: Icon, word } = looks[status];
  return (
    <Badge
      variant={isUncounted ? "outline" : variant}
      className={cn(
        "px-2 py-px align-middle text-xs",
        variant === "quiet"
          ? "px-0"
          : "max-lg:px-1.5 max-lg:[&_svg]:size-3 lg:max-xl:[&_svg]:hidden",
      )}
    >
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}
