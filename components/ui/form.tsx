"use client";

import { CircleAlert } from "lucide-react";
import * as Slot from "radix-ui/slot";
import { type ComponentProps, createContext, use, useEffect, useId, useMemo } from "react";
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { cn } from "./class-names";
import { Label } from "./label";

export const Form = FormProvider;

/**
 * The form element. A press on its submit button or on a box does not take the focus from a field: the error
 * that appears as one leaves a field would move what is pressed from under the finger, and the press would be
 * lost. So the field that gets the focus for being wrong may have had it, and be scrolled away: browsers show
 * only what is newly focused.
 */
export function FormBody(props: ComponentProps<"form">) {
  const { submitCount } = useFormState();
  useEffect(() => {
    document.activeElement
      ?.closest("form [aria-invalid=true]")
      ?.scrollIntoView({ block: "nearest" });
  }, [submitCount]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to operate here
    <form
      noValidate
      onMouseDown={(event) => {
        const { target } = event;
        if (target instanceof Element && target.closest("[type=submit], [role=checkbox]"))
          event.preventDefault();
      }}
      {...props}
    />
  );
}

const FieldContext = createContext<{ name: string; id: string } | null>(null);

/** One field of a form: what is inside finds its name, its ids and its error by itself. */
export function FormField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Transformed = Values,
>(props: ControllerProps<Values, Name, Transformed>) {
  const id = useId();
  const field = useMemo(() => ({ name: props.name, id }), [props.name, id]);
  return (
    <FieldContext value={field}>
      <Controller {...props} />
    </FieldContext>
  );
}

function useField() {
  const field = use(FieldContext);
  if (!field) throw new Error("This part of a form belongs inside a <FormField>.");
  const { getFieldState, control } = useFormContext();
  const formState = useFormState({ control, name: field.name });
  return {
    error: getFieldState(field.name, formState).error,
    controlId: `${field.id}-control`,
    descriptionId: `${field.id}-description`,
    messageId: `${field.id}-message`,
  };
}

export function FormItem({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col gap-2", className)} {...props} />;
}

export function FormLabel(props: Omit<ComponentProps<typeof Label>, "htmlFor">) {
  const { controlId } = useField();
  return <Label htmlFor={controlId} {...props} />;
}

/** Gives its one child, the control, its id and tells assistive technology of help and error. */
export function FormControl({
  hasDescription = false,
  ...props
}: ComponentProps<typeof Slot.Root> & { hasDescription?: boolean }) {
  const { error, controlId, descriptionId, messageId } = useField();
  const describedBy = [hasDescription && descriptionId, error && messageId].filter(Boolean);
  return (
    <Slot.Root
      id={controlId}
      aria-describedby={describedBy.length > 0 ? describedBy.join(" ") : undefined}
      aria-invalid={error ? true : undefined}
      {...props}
    />
  );
}

export function FormDescription({ className, ...props }: ComponentProps<"p">) {
  const { descriptionId } = useField();
  return (
    <p id={descriptionId} className={cn("text-muted-foreground text-sm", className)} {...props} />
  );
}

/** What is wrong with the field, beside it. Nothing while nothing is wrong. */
export function FormMessage({ className, ...props }: ComponentProps<"p">) {
  const { error, messageId } = useField();
  if (!error?.message) return null;
  return (
    <p
      id={messageId}
      className={cn(
        "animate-in text-destructive fade-in flex items-start gap-1.5 text-sm font-medium duration-150",
        className,
      )}
      {...props}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {error.message}
    </p>
  );
}
