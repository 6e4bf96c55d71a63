import { FormDescription, FormLabel } from "@/components/ui/form";

/**
 * Shows the label of the name of an item, and beside it the hint that another item has this name. The hint is in the
 * row of the label, so that no field moves while a person types.
 */
export function NameLabel({ hint }: { hint: string | null }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <FormLabel>Name</FormLabel>
      <FormDescription className="text-low min-w-0 leading-4 font-medium">
        <span role="status" title={hint ?? undefined} className="line-clamp-1 wrap-anywhere">
          {hint}
        </span>
      </FormDescription>
    </div>
  );
}
