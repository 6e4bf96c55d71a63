import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";

const looks = {
  wellStocked: { variant: "good", icon: CircleCheck, word: "Well stocked" },
  lowStock: { variant: "low", icon: TriangleAlert, word: "Low stock" },
  outOfStock: { variant: "out", icon: CircleX, word: "Out of stock" },
} as const;

/** Shows a stock status as icon, word and colour. */
export function StockBadge({ status }: { status: keyof typeof looks }) {
  const { variant, icon: Icon, word } = looks[status];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}
