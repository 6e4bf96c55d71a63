"use client";

import { FileDown } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { useExportCsv } from "@/lib/features/csv/client/mutations";

/** Exports locations and items as a CSV file, from the foot of the items screen. */
export function CsvExportButton() {
  const { mutate, isPending } = useExportCsv();
  return (
    <BusyButton
      variant="ghost"
      className="text-muted-foreground px-2.5"
      isBusy={isPending}
      busyLabel="Exporting..."
      onClick={() => mutate()}
    >
      <FileDown aria-hidden />
      Export Items
    </BusyButton>
  );
}
