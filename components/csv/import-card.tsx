"use client";

import { FileUp } from "lucide-react";
import { CardHead } from "@/components/shared/card-head";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

const ImportDialog = late(async () => (await import("./import-dialog")).ImportDialog);

/** Opens the dialog that imports locations and items from a file. */
export function CsvImportCard() {
  const dialog = useDialog<true>();
  usePreload(ImportDialog.preload);
  return (
    <Card>
      <CardHead
        icon={FileUp}
        title="Import from CSV"
        text="Add locations and items from a spreadsheet, from Grocy or from Homebox. You see what will be added before anything is."
      />
      <Button
        variant="outline"
        size="lg"
        className="md:self-start"
        onClick={() => dialog.open(true)}
      >
        Import Items
      </Button>
      {dialog.subject && (
        <ImportDialog key={dialog.turn} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
    </Card>
  );
}
