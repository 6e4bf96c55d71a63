import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

type RoundAddButtonProps = ComponentProps<typeof Button> & {
  /** The accessible name: "Add location". */
  label: string;
};

/** Renders the round button that adds an entry to a list. The key "n" presses it. */
export function RoundAddButton({ label, ...props }: RoundAddButtonProps) {
  return (
    <Button
      size="icon-lg"
      className="rounded-full"
      aria-label={label}
      title={label}
      data-shortcut="n"
      {...props}
    >
      <Plus aria-hidden className="size-6" />
    </Button>
  );
}
