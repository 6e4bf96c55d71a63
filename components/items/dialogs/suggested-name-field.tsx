"use client";

import { useState } from "react";
import { type Control, useFormContext, useWatch } from "react-hook-form";
import { useSuggestionList } from "@/components/shared/use-suggestion-list";
import { cn } from "@/components/ui/class-names";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useNameSuggestions } from "@/lib/features/items/client/use-name-suggestions";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import { NameSuggestions } from "./name-suggestions";

interface SuggestedNameFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
  /** The hint that another item has the typed name, or null. The hint replaces the suggestions. */
  hint: string | null;
  /** Whether the person has set the unit. A chosen suggestion does not change such a unit. */
  isUnitSet: boolean;
}

/**
 * Renders the name of a new item with suggestions while typing. A chosen suggestion fills the name, and the unit unless
 * the person has set it.
 */
export function SuggestedNameField({ control, hint, isUnitSet }: SuggestedNameFieldProps) {
  const { resetField, setValue } = useFormContext<ItemFormInput>();
  const found = useNameSuggestions(useWatch({ control, name: "name" }));
  const suggestions = hint === null ? found : [];
  const { isOpen, show, field, list, option } = useSuggestionList({
    count: suggestions.length,
    onChoose(index) {
      const chosen = suggestions[index];
      if (!chosen) return;
      setValue("name", chosen.name, { shouldDirty: true, shouldValidate: true });
      if (isUnitSet) return;
      if (chosen.unit) setValue("unit", chosen.unit, { shouldValidate: true });
      // The chosen suggestion has no unit. The unit of a suggestion that was chosen earlier would be wrong
      // for the new name.
      else resetField("unit");
    },
  });
  const [hasTyped, setHasTyped] = useState(false);
  return (
    <FormField
      control={control}
      name="name"
      render={({ field: { onChange, onBlur, ...input } }) => (
        <FormItem>
          <FormLabel>Name</FormLabel>
          <FormControl hasDescription>
            <Input
              {...field}
              {...input}
              onChange={(event) => {
                onChange(event);
                setHasTyped(true);
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
          {/* After the first typed letter the row always has its height, so that the fields below do not
              move while a person taps them. */}
          <div
            className={cn(
              "flex flex-col justify-center",
              hasTyped && "min-h-11",
              // An empty row takes no space: an absolute element gets no gap of the flex container.
              !hasTyped && hint === null && "absolute",
            )}
          >
            <FormDescription>
              <span role="status">{hint}</span>
            </FormDescription>
            <span role="status" className="sr-only">
              {isOpen && countOf(suggestions.length)}
            </span>
            {isOpen && <NameSuggestions list={list} option={option} suggestions={suggestions} />}
          </div>
        </FormItem>
      )}
    />
  );
}

function countOf(suggestions: number): string {
  return suggestions === 1 ? "1 suggestion" : `${suggestions} suggestions`;
}
