import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";

const looks = {
  wellStocked: { variant: "good", icon: CircleCheck, word: "Well stocked" },
  lowStock: { variant: "low", icon: TriangleAlert, word: "Low stock" },
  outOfStock: { variant: "out", icon: CircleX, word: "Out of stock" },
} as const;

interface StockBadgeProps {
  status: keyof typeof looks;
  /** For rows of a list: without the icon on phones and tablets. */
  isSmall?: boolean;
  /** Whether the item was never counted, so that its stock is unknown. The badge then has no colour of its own. */
  isUncounted?: boolean;
}

/** Shows a stock status as icon, word and colour. */
export function StockBadge({ status, isSmall = false, isUncounted = false }: StockBadgeProps) {
  const { variant, icon: Icon, word } = looks[status];
  return (
    <Badge
      variant={isUncounted ? "outline" : variant}
      className={cn(isSmall && "px-2 py-px text-xs max-lg:[&_svg]:hidden")}
    >
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}
