"use client";

import { useState } from "react";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { guessMapping, likelyFallbackUnit } from "@/lib/features/csv/model/columns";
import type { Imported } from "@/lib/features/csv/model/dto";
import type { ReadingOptions } from "@/lib/features/csv/model/read-rows";
import { ChooseStep } from "./choose-step";
import { DoneStep } from "./done-step";
import { MatchStep } from "./match-step";
import type { ChosenFile } from "./read-file";
import { ReviewStep } from "./review-step";

interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Step =
  | { kind: "choose" }
  | { kind: "match" | "review"; file: ChosenFile; options: ReadingOptions }
  | { kind: "done"; file: ChosenFile; imported: Imported };

const descriptions: Record<Step["kind"], string> = {
  choose: "Step 1 of 3: choose a file.",
  match: "Step 2 of 3: say what its columns are.",
  review: "Step 3 of 3: see what will be added.",
  done: "The import is through.",
};

/** Imports locations and items in steps: choose the file, match its columns, review, import. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ kind: "choose" });
  const [isBusy, setBusy] = useState(false);

  return (
    <Dialog open={open} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Import from CSV</DialogTitle>
          <DialogDescription>{descriptions[step.kind]}</DialogDescription>
        </DialogHeader>
        {step.kind === "choose" && (
          <ChooseStep
            onChosen={(file) => setStep({ kind: "match", file, options: guessOptions(file) })}
          />
        )}
        {step.kind === "match" && (
          <MatchStep
            file={step.file}
            options={step.options}
            onChange={(options) => setStep({ ...step, options })}
            onBack={() => setStep({ kind: "choose" })}
            onNext={() => setStep({ ...step, kind: "review" })}
          />
        )}
        {step.kind === "review" && (
          <ReviewStep
            file={step.file}
            options={step.options}
            onBusy={setBusy}
            onBack={() => setStep({ ...step, kind: "match" })}
            onImported={(imported) => setStep({ kind: "done", file: step.file, imported })}
          />
        )}
        {step.kind === "done" && (
          <DoneStep file={step.file} imported={step.imported} onClose={() => onOpenChange(false)} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function guessOptions({ table }: ChosenFile): ReadingOptions {
  const mapping = guessMapping(table.headers);
  return { mapping, fallbackLocation: "", fallbackUnit: likelyFallbackUnit(mapping) };
}
