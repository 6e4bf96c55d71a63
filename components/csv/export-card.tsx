"use client";

import { FileDown } from "lucide-react";
import { CardHead } from "@/components/shared/card-head";
import { Card } from "@/components/ui/card";
import { CsvExportButton } from "./export-button";

/** Shows a card with the button that exports locations and items as a CSV file. */
export function CsvExportCard() {
  return (
    <Card>
      <CardHead
        icon={FileDown}
        title="Export as CSV"
        text="Locations and items, without photos and checks."
        action={
          <CsvExportButton variant="outline" aria-label="Export Items">
            Export
          </CsvExportButton>
        }
      />
    </Card>
  );
}
