"use client";

import { FileDown } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { CardHead } from "@/components/shared/card-head";
import { Card } from "@/components/ui/card";
import { useExportCsv } from "@/lib/features/csv/client/mutations";

/** Exports locations and items as a CSV file. */
export function CsvExportCard() {
  const { mutate, isPending } = useExportCsv();
  return (
    <Card>
      <CardHead
        icon={FileDown}
        title="Export as CSV"
        text="Download your locations and items as a table that any spreadsheet opens, and that can be imported again. Photos and checks are not in it."
      />
      <BusyButton
        variant="outline"
        size="lg"
        className="md:self-start"
        isBusy={isPending}
        busyLabel="Exporting..."
        onClick={() => mutate()}
      >
        Export Items
      </BusyButton>
    </Card>
  );
}
