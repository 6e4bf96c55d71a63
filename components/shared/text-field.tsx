"use client";

import type { ComponentProps, ReactNode } from "react";
import type { Control, FieldPath, FieldValues, RegisterOptions } from "react-hook-form";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useSelectAll } from "./use-select-all";

interface TextFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Transformed,
> extends Omit<ComponentProps<"input">, "name" | "defaultValue" | "value"> {
  control: Control<Values, unknown, Transformed>;
  name: Name;
  label: ReactNode;
  /** Whether only screen readers get the label, because a heading above the field shows it already. */
  isLabelHidden?: boolean;
  /** One sentence of help under the field. */
  description?: ReactNode;
  /** Fields that are validated again when this one changes. List only fields in which something was typed. */
  deps?: RegisterOptions<Values, Name>["deps"];
  /** Whether the field has a default that typing replaces: the text is selected when the field gets the focus. */
  selectsAll?: boolean;
  /** The input component; the default is `Input`. */
  as?: (props: ComponentProps<"input">) => ReactNode;
}

/** Renders a labelled text field of a form, with help and error. */
export function TextField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Transformed = Values,
>({
  control,
  name,
  label,
  isLabelHidden = false,
  description,
  deps,
  selectsAll = false,
  as: Control = Input,
  ...input
}: TextFieldProps<Values, Name, Transformed>) {
  const selectAll = useSelectAll();
  return (
    <FormField
      control={control}
      name={name}
      rules={deps ? { deps } : undefined}
      render={({ field }) => (
        <FormItem>
          <FormLabel {...(isLabelHidden && { className: "sr-only" })}>{label}</FormLabel>
          <FormControl hasDescription={description !== undefined}>
            <Control
              {...(selectsAll ? selectAll : {})}
              {...input}
              {...field}
              value={field.value ?? ""}
            />
          </FormControl>
          {description !== undefined && <FormDescription>{description}</FormDescription>}
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
