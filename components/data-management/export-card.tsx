"use client";

import { Download } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { CardHead } from "@/components/shared/card-head";
import { Card } from "@/components/ui/card";
import { useExportData } from "@/lib/features/data-management/client/mutations";
import { StepsDone } from "./steps-done";

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
        text="Account, household, items, checks and shopping lists, as JSON."
        action={
          <BusyButton
            variant="outline"
            aria-label={isPending ? undefined : "Export Data"}
            isBusy={isPending}
            busyLabel="Exporting..."
            onClick={() => mutate()}
          >
            Export
          </BusyButton>
        }
      />
      {progress && progress.total > 0 && (
        <StepsDone
          done={progress.done}
          total={progress.total}
          noun="records"
          label="Progress of the export"
        />
      )}
    </Card>
  );
}
