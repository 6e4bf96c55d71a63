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
        text="Add locations and items from a spreadsheet, from Grocy or from Homebox. You see what will be added before anything is."
      />
      <Button variant="outline" size="lg" className="md:self-start" onClick={open}>
        Import Items
      </Button>
      {dialog}
    </Card>
  );
}
