import { CheckCheck } from "lucide-react";
import { Button } from "@/components/ui/button";

interface SameKeyProps {
  /** The amount of the item's previous count, as text. */
  amount: string;
  onClick: () => void;
}

/** Renders the button that records the amount of the item's previous count and opens the next item. */
export function SameKey({ amount, onClick }: SameKeyProps) {
  return (
    <Button
      variant="secondary"
      onClick={onClick}
      // Starts with the visible text, so that speech input finds the button by it.
      aria-label={`Same: ${amount}, as last time`}
      title={`Records ${amount} and opens the next item`}
      className="gap-1.5 rounded-full px-3.5 text-sm tabular-nums"
    >
      <CheckCheck aria-hidden className="size-4!" />
      Same: {amount}
    </Button>
  );
}
