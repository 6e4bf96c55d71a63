import { CircleCheck, Copy } from "lucide-react";
import { useRef } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { copyText } from "@/lib/client/copy-text";
import { showFailure, showToast } from "@/lib/client/toast";
import { paths } from "@/lib/core/paths";
import type { Imported } from "@/lib/features/csv/model/dto";
import { describeAdded, describeRefused } from "./describe-import";
import type { ChosenFile } from "./read-file";
import { Refusals } from "./refusals";
import { StepHeading } from "./step-heading";

interface DoneStepProps {
  file: ChosenFile;
  imported: Imported;
  onClose: () => void;
}

/** Reports what was imported and what was not. */
export function DoneStep({ file, imported, onClose }: DoneStepProps) {
  const report = useRef<HTMLDivElement>(null);
  const { refused } = imported;
  const summary = `Added ${describeAdded(imported)} from ${file.name}`;

  async function copy() {
    if (!report.current) return;
    const lines = [summary, ...refused.map(({ row, reason }) => `Row ${row}: ${reason}`)];
    if (await copyText(lines.join("\n"), report.current)) showToast({ title: "Report copied" });
    else {
      showFailure({
        title: "The report could not be copied",
        text: "Select it and copy it by hand.",
      });
    }
  }

  return (
    <>
      <div ref={report} className="flex flex-col gap-3 select-text">
        <div className="flex items-start gap-3">
          <CircleCheck aria-hidden className="text-primary mt-1 size-5 shrink-0" />
          <StepHeading>{summary}</StepHeading>
        </div>
        {refused.length > 0 && (
          <>
            <p className="font-medium">{describeRefused(refused.length)}:</p>
            <Refusals refused={refused} />
          </>
        )}
      </div>
      {refused.length > 0 && (
        <Button variant="ghost" className="self-start" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy report
        </Button>
      )}
      <DialogFooter>
        <Button variant="outline" size="lg" onClick={onClose}>
          Close
        </Button>
        <Button asChild size="lg">
          {/* The link replaces the history entry of the dialog. */}
          <AppLink href={paths.items()} replace>
            View items
          </AppLink>
        </Button>
      </DialogFooter>
    </>
  );
}
