"use client";

import { FileUp } from "lucide-react";
import { CardHead } from "@/components/shared/card-head";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useImport } from "./use-import";

/** Opens the dialog that imports locations and items from a file. */
export function CsvImportCard() {
  const { open, dialog } = useImport();
  return (
    <Card>
      <CardHead
        icon={FileUp}
        title="Import from CSV"
        text="From a spreadsheet, Grocy or Homebox. You see the result first."
        action={
          <Button variant="outline" aria-label="Import Items" onClick={open}>
            Import
          </Button>
        }
      />
      {dialog}
    </Card>
  );
}
