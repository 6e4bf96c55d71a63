"use client";

import { useMemo, useRef, useState } from "react";
import type { DialogState } from "@/components/shared/use-dialog";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { SearchInput } from "@/components/ui/search-input";
import { listChoices, searchChoices, type Subject } from "@/lib/features/pictograms/model/choices";
import type { NamedRow } from "@/lib/features/pictograms/model/pictures";
import { PictogramGrid } from "./pictogram-grid";

interface PictogramPickerProps {
  dialog: Pick<DialogState<null>, "isOpen" | "setOpen">;
  subject: Subject;
  /** The item or location with the names of the form. */
  row: NamedRow;
  chosen: string | null;
  /** Called with the name of the chosen picture, or with null for the picture that is found by the name. */
  onChoose: (picture: string | null) => void;
}

/** Renders the dialog in which people choose the pictogram of an item or a location. */
export function PictogramPicker({
  dialog: { isOpen, setOpen },
  subject,
  row,
  chosen,
  onChoose,
}: PictogramPickerProps) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const option = useRef<HTMLButtonElement>(null);
  const choices = useMemo(() => listChoices(subject), [subject]);
  const found = useMemo(() => searchChoices(choices, text), [choices, text]);
  const isSearching = text.trim() !== "";
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent
        className="gap-4"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>Choose a pictogram</DialogTitle>
          <DialogDescription>
            {row.photo === null ? "Shown while there is no photo." : "The photo is shown instead."}
          </DialogDescription>
        </DialogHeader>
        <div className="relative">
          <SearchInput
            ref={field}
            aria-label="Search pictograms"
            placeholder="Search, in any language"
            enterKeyHint="search"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key !== "ArrowDown" && event.key !== "Enter") return;
              event.preventDefault();
              option.current?.focus();
            }}
          />
        </div>
        <span role="status" className="sr-only">
          {isSearching && (found.length === 1 ? "1 pictogram" : `${found.length} pictograms`)}
        </span>
        {/* The height is constant, so that the field does not move while somebody types. The pictures reach the edge of
            the dialog, so that a cut row shows that there are more. */}
        <div className="relative -mx-2 -mb-(--panel-bottom) h-[min(28rem,56dvh)] overflow-y-auto overscroll-contain px-2 pb-(--panel-bottom)">
          {found.length === 0 ? (
            <p className="text-muted-foreground py-6 text-center">
              Nothing matches. Try another word.
            </p>
          ) : (
            <PictogramGrid
              ref={option}
              choices={found}
              byName={isSearching ? null : { ...row, photo: null, pictogram: null }}
              chosen={chosen}
              onChoose={(picture) => {
                onChoose(picture);
                setOpen(false);
              }}
              onLeave={() => field.current?.focus()}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
