import { Minus } from "lucide-react";
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
      // The circle is smaller than the area that can be tapped.
      className="text-muted-foreground hover:before:bg-muted before:border-border relative isolate rounded-full before:absolute before:inset-1.5 before:-z-1 before:rounded-full before:border hover:not-disabled:bg-transparent"
    >
      <Minus aria-hidden className="size-4" />
    </Button>
  );
}
