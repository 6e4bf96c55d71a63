import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import { Label } from "@/components/ui/label";
import type { PurgeCategory } from "@/lib/features/data-management/model/rules";
import { purgeLabels } from "./purge-labels";

interface PurgeCategoryBoxProps {
  category: PurgeCategory;
  isChecked: boolean;
  /**
   * Whether the parent category, which includes this one, is selected. The checkbox is then checked and
   * disabled.
   */
  isForced: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Shows the checkbox and the description of one purge category. */
export function PurgeCategoryBox({
  category,
  isChecked,
  isForced,
  onChange,
}: PurgeCategoryBoxProps) {
  const id = useId();
  const { name, text, isChild } = purgeLabels[category];
  return (
    <div className={cn("flex items-start gap-3", isChild && "ml-4.5 md:ml-9")}>
      <Checkbox
        id={id}
        aria-describedby={`${id}-text`}
        checked={isChecked}
        disabled={isForced}
        onCheckedChange={onChange}
      />
      <div className="min-w-0">
        <Label htmlFor={id}>{name}</Label>
        <p id={`${id}-text`} className="text-muted-foreground mt-0.5 text-sm">
          {text}
        </p>
      </div>
    </div>
  );
}
