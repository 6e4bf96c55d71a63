"use client";

import { LineChart } from "@/components/forecast/line-chart";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import type { DialogState } from "@/components/shared/use-dialog";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineLabel } from "@/lib/features/shopping-lists/model/rules";
import { LineFigures } from "./line-figures";

/** Shows the rationale of a line, its figures and the photo of the item. */
export function RationaleDialog({ dialog }: { dialog: DialogState<Line> }) {
  const { subject: line, isOpen, setOpen } = dialog;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      {line && (
        <DialogContent className="md:w-[min(38rem,calc(100vw-4rem))] md:gap-4">
          <DialogHeader>
            <Name as={DialogTitle}>{lineLabel(line)}</Name>
          </DialogHeader>
          {line.item.photo && <NamedTile of={line.item} size="full" isUrgent />}
          <DialogDescription className="text-foreground">{line.aiRationale}</DialogDescription>
          {line.facts && <LineChart line={line} facts={line.facts} />}
          {line.facts && <LineFigures line={line} facts={line.facts} />}
        </DialogContent>
      )}
    </Dialog>
  );
}
