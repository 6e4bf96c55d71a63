"use client";

import { Info } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@/components/ui/dialog";
import type { Line } from "@/lib/features/shopping-lists/dto";
import { lineLabel, lineName } from "@/lib/features/shopping-lists/rules";

/** Says why a line is on the list. There is nothing to open while no reason has been written. */
export function RationaleDialog({ line }: { line: Line }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button
          variant="ghost"
          size="icon-lg"
          disabled={!line.aiRationale}
          aria-label={`Why ${lineName(line.item)}?`}
          title="Why is this on the list?"
          className="text-muted-foreground"
        >
          <Info aria-hidden className="size-5" />
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{lineLabel(line)}</DialogTitle>
        </DialogHeader>
        <DialogDescription className="text-foreground">{line.aiRationale}</DialogDescription>
      </DialogContent>
    </Dialog>
  );
}
