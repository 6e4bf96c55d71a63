"use client";

import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { BusyButton } from "@/components/shared/busy-button";
import { useDiscardQuestion } from "@/components/shared/use-discard-question";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Form, FormBody } from "@/components/ui/form";
import type { PhotoUpload } from "./use-photo-upload";

interface PhotoFormDialogProps<Values extends FieldValues, Output> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Renders a link beside the title. It calls `leave` with what it does after the form was closed. */
  renderLink?: (leave: (onClosed: () => void) => void) => ReactNode;
  /** Whether the panel of the dialog gets the focus at opening, instead of the first field. */
  focusesPanel?: boolean;
  form: UseFormReturn<Values, unknown, Output>;
  upload: PhotoUpload;
  /** Whether the form is being sent. The dialog cannot be closed meanwhile. */
  isSaving: boolean;
  onSubmit: (values: Output) => void;
  submitLabel: string;
  /** The label of the submit button while the form is being sent. */
  savingLabel: string;
  /** A choice beside the submit button, visible without scrolling. */
  choice?: ReactNode;
  /** Called by the delete button. Without it, the button is hidden. */
  onDelete?: () => void;
  /** The confirmation of a deletion. */
  confirmation?: ReactNode;
  children: ReactNode;
}

/**
 * Renders a dialog with a form that contains an optional photo. Closing it cancels the upload, and asks first if the
 * form was edited.
 */
export function PhotoFormDialog<Values extends FieldValues, Output>({
  open,
  onOpenChange,
  title,
  description,
  renderLink,
  focusesPanel = false,
  form,
  upload,
  isSaving,
  onSubmit,
  submitLabel,
  savingLabel,
  choice,
  onDelete,
  confirmation,
  children,
}: PhotoFormDialogProps<Values, Output>) {
  // If the dialog has a description, Radix sets `aria-describedby` itself. Otherwise the attribute is removed.
  const described = description === undefined ? { "aria-describedby": undefined } : {};

  const { requestClose, question } = useDiscardQuestion({
    isEdited: form.formState.isDirty || upload.isRunning,
    close: () => {
      upload.reset();
      onOpenChange(false);
    },
  });

  return (
    <Dialog open={open} onOpenChange={(next) => !next && !isSaving && requestClose()}>
      <DialogContent
        {...described}
        focusesPanel={focusesPanel}
        onEscapeKeyDown={keepForSuggestions}
      >
        <DialogHeader
          className={cn(renderLink && "flex-row flex-wrap items-center justify-between")}
        >
          <DialogTitle>{title}</DialogTitle>
          {renderLink?.((onClosed) => !isSaving && requestClose(onClosed))}
          {description !== undefined && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        <Form {...form}>
          <FormBody onSubmit={form.handleSubmit(onSubmit)} className="flex flex-col gap-5">
            {children}
            <DialogFooter
              className={cn(
                (Boolean(choice) || onDelete) &&
                  "flex-row items-center justify-between md:justify-between",
              )}
            >
              {choice}
              {onDelete && (
                <Button
                  variant="ghost"
                  size="lg"
                  className="text-destructive -ml-2 px-3 md:ml-0 md:px-5"
                  disabled={isSaving}
                  onClick={onDelete}
                >
                  <Trash2 aria-hidden />
                  Delete
                </Button>
              )}
              <BusyButton
                type="submit"
                size="lg"
                isBusy={isSaving || upload.isRunning}
                busyLabel={upload.isRunning ? "Uploading photo..." : savingLabel}
              >
                {submitLabel}
              </BusyButton>
            </DialogFooter>
          </FormBody>
        </Form>
        {confirmation}
        {question}
      </DialogContent>
    </Dialog>
  );
}

/** Keeps the dialog open while the focused field has suggestions: Escape hides them first. */
function keepForSuggestions(event: KeyboardEvent): void {
  const { target } = event;
  const isOpenList =
    target instanceof Element && target.matches("[role=combobox][aria-expanded=true]");
  if (isOpenList) event.preventDefault();
}
