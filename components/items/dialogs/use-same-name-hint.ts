import { type Control, useFormState, useWatch } from "react-hook-form";
import { useItems } from "@/lib/features/items/client/use-items";
import { sameNameHint } from "@/lib/features/items/model/same-name";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import type { Location } from "@/lib/features/locations/model/dto";

interface SameNameOptions {
  control: Control<ItemFormInput, unknown, ItemForm>;
  locations: readonly Location[];
  /** The id of the edited item. */
  id: number | undefined;
  /** Whether the form was sent. The list may then contain the new item itself, so there is no hint. */
  isSent: boolean;
}

/** Returns a hint while the form has a new name that another item has, else null. */
export function useSameNameHint({
  control,
  locations,
  id,
  isSent,
}: SameNameOptions): string | null {
  const { data: items = [] } = useItems();
  const name = useWatch({ control, name: "name" });
  const { defaultValues } = useFormState({ control });
  // The unchanged name of an edited item gets no hint, because the person chose it earlier.
  const isUnchanged = id !== undefined && name === defaultValues?.name;
  return isSent || isUnchanged ? null : sameNameHint({ name, id }, items, locations);
}
