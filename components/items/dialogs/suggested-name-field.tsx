"use client";

import { useRef } from "react";
import { type Control, useFormContext, useWatch } from "react-hook-form";
import { useSuggestionList } from "@/components/shared/use-suggestion-list";
import { FormControl, FormField, FormItem, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useNameSuggestions } from "@/lib/features/items/client/use-name-suggestions";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import type { Location } from "@/lib/features/locations/model/dto";
import { NameLabel } from "./name-label";
import { NameSuggestions } from "./name-suggestions";

interface SuggestedNameFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
  /** The hint that another item has the typed name, or null. The hint replaces the suggestions. */
  hint: string | null;
  /** Whether the person has set the unit. A chosen suggestion does not change such a unit. */
  isUnitSet: boolean;
  locations: readonly Location[];
}

/**
 * Renders the name of a new item with suggestions while typing. A chosen suggestion fills the name, and the unit and
 * the location unless the person has set them.
 */
export function SuggestedNameField({
  control,
  hint,
  isUnitSet,
  locations,
}: SuggestedNameFieldProps) {
  const { getValues, resetField, setValue } = useFormContext<ItemFormInput>();
  const found = useNameSuggestions(useWatch({ control, name: "name" }), locations);
  const suggestedLocation = useRef<number>(undefined);
  const suggestions = hint === null ? found : [];
  const { isOpen, show, field, list, option } = useSuggestionList({
    count: suggestions.length,
    onChoose(index) {
      const chosen = suggestions[index];
      if (!chosen) return;
      setValue("name", chosen.name, { shouldDirty: true, shouldValidate: true });
      suggestLocation(chosen.location?.id);
      if (isUnitSet) return;
      if (chosen.unit) setValue("unit", chosen.unit, { shouldValidate: true });
      // The chosen suggestion has no unit. The unit of a suggestion that was chosen earlier would be wrong
      // for the new name.
      else resetField("unit");
    },
  });
  /** Presets the location, unless the screen or the person has set another one. */
  function suggestLocation(id: number | undefined): void {
    const present = getValues("locationId");
    // `present` is falsy only while no location is chosen, because no id is 0.
    if (present && present !== suggestedLocation.current) return;
    suggestedLocation.current = id;
    if (id === undefined) resetField("locationId");
    else setValue("locationId", id, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <FormField
      control={control}
      name="name"
      render={({ field: { onChange, onBlur, ...input } }) => (
        <FormItem className="relative">
          <NameLabel hint={hint} />
          <FormControl hasDescription>
            <Input
              {...field}
              {...input}
              onChange={(event) => {
                onChange(event);
                show();
              }}
              onBlur={() => {
                onBlur();
                field.onBlur();
              }}
              autoComplete="off"
              autoCapitalize="sentences"
            />
          </FormControl>
          <FormMessage />
          <span role="status" className="sr-only">
            {isOpen && countOf(suggestions.length)}
          </span>
          {isOpen && <NameSuggestions list={list} option={option} suggestions={suggestions} />}
        </FormItem>
      )}
    />
  );
}

function countOf(suggestions: number): string {
  return suggestions === 1 ? "1 suggestion" : `${suggestions} suggestions`;
}
