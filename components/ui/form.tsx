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
import { afterPress, followPresses } from "@/lib/client/presses";
import { cn } from "./class-names";
import { Label } from "./label";

export const Form = FormProvider;

const KEEPS_FOCUS = "[type=submit], [type=checkbox], [data-keeps-focus]";

/**
 * Renders the form element. A press on the submit button, on a checkbox or on an element with
 * `data-keeps-focus` does not take the focus from a field, so that the keyboard of a phone stays open. An
 * invalid field may therefore have the focus already at the submit. It is scrolled into view here, because
 * browsers do so only when an element gains the focus.
 */
export function FormBody(props: ComponentProps<"form">) {
  const { submitCount } = useFormState();
  useEffect(followPresses, []);
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
        if (target instanceof Element && target.closest(KEEPS_FOCUS)) event.preventDefault();
      }}
      {...props}
    />
  );
}

const FieldContext = createContext<{ name: string; id: string } | null>(null);

/** Renders one field of a form. Its parts read the name, the ids and the error from the context. */
export function FormField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Transformed = Values,
>({ render, ...props }: ControllerProps<Values, Name, Transformed>) {
  const id = useId();
  const context = useMemo(() => ({ name: props.name, id }), [props.name, id]);
  return (
    <FieldContext value={context}>
      <Controller
        {...props}
        render={({ field, ...states }) =>
          render({
            field: { ...field, onBlur: leave(field.onBlur, states.fieldState.isDirty) },
            ...states,
          })
        }
      />
    </FieldContext>
  );
}

/**
 * Returns the blur handler of a field. An unchanged field is not validated on blur: its error appears at the
 * submit. The error may move the elements below the field. If a press on another element caused the blur, the
 * field is validated after the end of that press, so that the press hits that element.
 */
function leave(validate: () => void, isDirty: boolean): () => void {
  return () => {
    if (isDirty) afterPress(validate);
  };
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

/** Adds the id and the ARIA attributes for help and error to its only child, the control. */
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
    <p
      id={descriptionId}
      // A description without text takes no space: an absolute element gets no gap of the flex container.
      className={cn("text-muted-foreground text-sm has-[:only-child:empty]:absolute", className)}
      {...props}
    />
  );
}

/**
 * Makes a message an alert when it appears, so that screen readers announce it. They may not read it as the description
 * of the field: the field may have the focus already, the focus may have left it, and at a submit the focus moves to
 * the field before the message is rendered.
 * A submit can show several messages. Only the message of the invalid field with the focus is then an alert. The
 * person reaches the other fields later and hears their messages as descriptions.
 */
function announce(message: HTMLElement | null): void {
  if (!message) return;
  const focused = document.activeElement?.closest("form [aria-invalid=true]");
  const isOfFocused = focused?.getAttribute("aria-describedby")?.includes(message.id);
  if (!focused || isOfFocused) message.setAttribute("role", "alert");
}

/** Shows the error of the field. Renders nothing for a valid field. */
export function FormMessage({ className, ...props }: ComponentProps<"p">) {
  const { error, messageId } = useField();
  if (!error?.message) return null;
  return (
    <p
      // A changed message mounts a new element, so that it is announced too.
      key={error.message}
      ref={announce}
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
