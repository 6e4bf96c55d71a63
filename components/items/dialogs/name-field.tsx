"use client";

import type { Control } from "react-hook-form";
import { FormControl, FormField, FormItem, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import { NameLabel } from "./name-label";

interface NameFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
  /** The hint that another item has the typed name, or null. */
  hint: string | null;
}

/** Renders the name of an item that is edited. */
export function NameField({ control, hint }: NameFieldProps) {
  return (
    <FormField
      control={control}
      name="name"
      render={({ field }) => (
        <FormItem>
          <NameLabel hint={hint} />
          <FormControl hasDescription>
            <Input {...field} autoComplete="off" autoCapitalize="sentences" />
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
