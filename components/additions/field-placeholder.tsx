import { controlClasses } from "@/components/ui/input";

/** Has the size and the text of "Add to the list" while the field is loading. */
export function FieldPlaceholder() {
  return (
    <div aria-hidden className={controlClasses}>
      <span className="text-muted-foreground flex min-h-11.5 items-center">Add to the list</span>
    </div>
  );
}
