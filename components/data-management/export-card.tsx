"use client";

import { Download } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { CardHead } from "@/components/shared/card-head";
import { Card } from "@/components/ui/card";
import { useExportData } from "@/lib/features/data-management/client/mutations";
import { StepsDone } from "./steps-done";

const CONTENTS = [
  "Account info",
  "Household details",
  "Inventory items and locations",
  "Inventory updates performed",
  "Shopping lists created",
];

/**
 * Shows a card with the button that exports the data of the person and of the household as one JSON
 * file.
 */
export function ExportCard() {
  const { mutate, isPending, progress } = useExportData();
  return (
    <Card>
      <CardHead
        icon={Download}
        title="Export Your Data"
        text="Download a JSON file that any program can read. It contains:"
      />
      <ul className="text-muted-foreground ml-15 list-disc space-y-1 pl-4 text-[0.9375rem]">
        {CONTENTS.map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
      {progress && progress.total > 0 && (
        <StepsDone
          done={progress.done}
          total={progress.total}
          noun="records"
          label="Progress of the export"
        />
      )}
      <BusyButton
        size="lg"
        className="md:self-start"
        isBusy={isPending}
        busyLabel="Exporting..."
        onClick={() => mutate()}
      >
        Export Data
      </BusyButton>
    </Card>
  );
}
