"use client";

import { useId } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useIncomingFile } from "@/components/shared/use-incoming-file";
import { FormField, FormItem, FormMessage } from "@/components/ui/form";
import { labelClasses } from "@/components/ui/label";
import { PhotoActions } from "./photo-actions";
import { PhotoPreview } from "./photo-preview";
import { PhotoStatus } from "./photo-status";
import type { PhotoUpload } from "./use-photo-upload";

interface PhotoFieldProps<Values extends FieldValues, Transformed> {
  control: Control<Values, unknown, Transformed>;
  name: FieldPath<Values>;
  upload: PhotoUpload;
  isDisabled: boolean;
}

/**
 * Renders the optional photo field of a form. A photo is captured, chosen, dropped or pasted, and
 * uploaded at once.
 */
export function PhotoField<Values extends FieldValues, Transformed = Values>({
  control,
  name,
  upload,
  isDisabled,
}: PhotoFieldProps<Values, Transformed>) {
  const labelId = useId();
  const statusId = useId();
  const isDragging = useIncomingFile((file) => !isDisabled && upload.choose(file));
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem role="group" aria-labelledby={labelId} aria-describedby={statusId}>
          <span id={labelId} className={labelClasses}>
            Photo (optional)
          </span>
          <div className="flex items-center gap-4">
            <PhotoPreview
              photo={field.value ?? null}
              state={upload.state}
              isDragging={isDragging}
            />
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <PhotoStatus id={statusId} state={upload.state} isDragging={isDragging} />
              <PhotoActions
                ref={field.ref}
                hasPhoto={Boolean(field.value)}
                upload={upload}
                isDisabled={isDisabled}
              />
            </div>
          </div>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
