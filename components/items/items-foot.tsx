import { FileDown, FileUp } from "lucide-react";
import { CsvExportButton } from "@/components/csv/export-button";
import { RecentlyDeletedLink } from "@/components/locations/recently-deleted-link";
import { PrintButton } from "@/components/shared/printed";
import { Button } from "@/components/ui/button";

interface ItemsFootProps {
  /** Undefined without the permission to edit the inventory. */
  onImport: (() => void) | undefined;
}

/** Shows what can be done with the whole list, below it. The empty state has the import and the export itself. */
export function ItemsFoot({ onImport }: ItemsFootProps) {
  return (
    <div className="flex flex-wrap items-end justify-between">
      {onImport && <RecentlyDeletedLink />}
      <div className="flex flex-wrap max-sm:-ml-2.5 sm:-mr-2.5 sm:ml-auto">
        <PrintButton variant="ghost" className="text-muted-foreground px-2.5" />
        {onImport && (
          <Button variant="ghost" className="text-muted-foreground px-2.5" onClick={onImport}>
            <FileUp aria-hidden />
            Import Items
          </Button>
        )}
        <CsvExportButton variant="ghost" className="text-muted-foreground px-2.5">
          <FileDown aria-hidden />
          Export Items
        </CsvExportButton>
      </div>
    </div>
  );
}
