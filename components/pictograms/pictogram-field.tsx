"use client";

import { Shapes } from "lucide-react";
import { useId } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { Button } from "@/components/ui/button";
import { FormField, FormItem, FormMessage } from "@/components/ui/form";
import { labelClasses } from "@/components/ui/label";
import { loadFindPictogram } from "@/lib/features/pictograms/client/use-pictogram";
import type { Subject } from "@/lib/features/pictograms/model/choices";
import type { NamedRow } from "@/lib/features/pictograms/model/pictures";
import { NamedTile } from "./named-tile";

const PictogramPicker = late(async () => {
  // The picker searches the tables of words at once. Their index is built in small steps before.
  await loadFindPictogram();
  return (await import("./pictogram-picker")).PictogramPicker;
});

interface PictogramFieldProps<Values extends FieldValues, Transformed> {
  control: Control<Values, unknown, Transformed>;
  name: FieldPath<Values>;
  subject: Subject;
  /** The item or location with the names and the photo of the form. */
  row: NamedRow;
  isDisabled: boolean;
}

/** Renders the field of a form for the pictogram, with a button that opens all pictograms. */
export function PictogramField<Values extends FieldValues, Transformed = Values>({
  control,
  name,
  subject,
  row,
  isDisabled,
}: PictogramFieldProps<Values, Transformed>) {
  const dialog = useDialog<null>();
  const labelId = useId();
  const statusId = useId();
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => {
        const value: string | null | undefined = field.value;
        const chosen = value ?? null;
        return (
          <FormItem role="group" aria-labelledby={labelId} aria-describedby={statusId}>
            <span id={labelId} className={labelClasses}>
              Pictogram
            </span>
            <div className="flex items-center gap-4">
              {row.name === "" && chosen === null ? (
                <div className="border-input text-muted-foreground flex size-24 shrink-0 items-center justify-center rounded-xl border border-dashed">
                  <Shapes aria-hidden className="size-7" />
                </div>
              ) : (
                <NamedTile
                  of={{ ...row, photo: null, pictogram: chosen }}
                  emptyText=""
                  className="w-24"
                />
              )}
              <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
                <p id={statusId} className="text-muted-foreground text-sm">
                  {describe(row.photo, chosen)}
                </p>
                <Button
                  ref={field.ref}
                  variant="outline"
                  disabled={isDisabled}
                  className="max-sm:w-full"
                  onClick={() => dialog.open(null)}
                >
                  Choose a pictogram
                </Button>
              </div>
            </div>
            <FormMessage />
            {dialog.turn > 0 && (
              <PictogramPicker
                key={dialog.turn}
                dialog={dialog}
                subject={subject}
                row={row}
                chosen={chosen}
                onChoose={field.onChange}
              />
            )}
          </FormItem>
        );
      }}
    />
  );
}

function describe(photo: string | null, chosen: string | null): string {
  if (photo !== null) return "The photo is shown instead.";
  return chosen === null ? "Chosen by the name." : "Chosen by hand.";
}
