import { FileUp } from "lucide-react";
import { CardHead } from "@/components/shared/card-head";
import { Card } from "@/components/ui/card";
import { ImportButton } from "./import-button";

/** Opens the dialog that imports locations and items from a file. */
export function CsvImportCard() {
  return (
    <Card>
      <CardHead
        icon={FileUp}
        title="Import from CSV"
        text="Add locations and items from a spreadsheet, from Grocy or from Homebox. You see what will be added before anything is."
      />
      <ImportButton className="md:self-start">Import Items</ImportButton>
    </Card>
  );
}
