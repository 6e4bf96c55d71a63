import { PackageMinus } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Item } from "@/lib/features/items/model/dto";

interface StockButtonProps {
  item: Item;
  onOpen: (item: Item) => void;
}

/** Opens the dialog that changes the stock of an item. */
export function StockButton({ item, onOpen }: StockButtonProps) {
  const label = `Used one or set amount: ${item.name}`;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title="Used one or set amount"
      aria-haspopup="dialog"
      onClick={() => onOpen(item)}
      className="text-muted-foreground rounded-full"
    >
      {/* A minus sign alone would suggest that a tap subtracts one unit from the stock. */}
      <PackageMinus aria-hidden className="size-5" />
    </Button>
  );
}
