import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

type RoundAddButtonProps = ComponentProps<typeof Button> & {
  /** What is added, for those who do not see the sign: "Add location". */
  label: string;
};

/** The round button of a list's screen that adds to the list. */
export function RoundAddButton({ label, ...props }: RoundAddButtonProps) {
  return (
    <Button size="icon-lg" className="rounded-full" aria-label={label} title={label} {...props}>
      <Plus aria-hidden className="size-6" />
    </Button>
  );
}
