import { FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import { useIncomingFile } from "@/components/shared/use-incoming-file";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { formatCount } from "@/lib/core/count-text";
import { csvFields, csvLabels } from "@/lib/features/csv/model/columns";
import { MAX_IMPORT_ROWS } from "@/lib/features/csv/model/schema";
import { type ChosenFile, readFile } from "./read-file";

const ACCEPTED = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";

/** Accepts a file by selection or drop, and explains the accepted formats. */
export function ChooseStep({ onChosen }: { onChosen: (file: ChosenFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");

  async function choose(file: File) {
    setProblem("");
    const chosen = await readFile(file);
    if ("problem" in chosen) setProblem(chosen.problem);
    else onChosen(chosen);
  }

  const isDragging = useIncomingFile((file) => void choose(file));
  const columns = csvFields.map((field) => csvLabels[field]).join(", ");
  return (
    <div className="flex flex-col gap-5">
      <div
        className={cn(
          "flex flex-col items-center gap-3 rounded-xl border-2 border-dashed p-6 text-center",
          isDragging && "border-primary bg-accent",
        )}
      >
        <FileSpreadsheet aria-hidden className="text-muted-foreground size-8" />
        <Button size="lg" onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <p className="text-muted-foreground hidden text-sm pointer-fine:block">or drop it here</p>
      </div>
      <p role="alert" className={cn("text-destructive font-medium", problem === "" && "sr-only")}>
        {problem}
      </p>
      <div className="text-muted-foreground space-y-2 text-sm">
        <p>
          The first row names the columns; each row below is an item, or a location alone. Commas,
          semicolons or tabs, up to {formatCount(MAX_IMPORT_ROWS)} rows.
        </p>
        <p>Our own columns are: {columns}. Those of Grocy and Homebox are recognised.</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Resets the input, so that choosing the same file again fires `change`.
          target.value = "";
          if (file) void choose(file);
        }}
      />
    </div>
  );
}
