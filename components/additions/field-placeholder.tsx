import { controlClasses } from "@/components/ui/input";
import { ADD_PLACEHOLDER } from "@/lib/features/shopping-additions/model/copy";

/** Has the size and the text of "Add to the list" while the field is loading. */
export function FieldPlaceholder() {
  return (
    <div aria-hidden className={controlClasses}>
      <span className="text-muted-foreground block truncate pr-10.5 leading-11.5">
        {ADD_PLACEHOLDER}
      </span>
    </div>
  );
}
