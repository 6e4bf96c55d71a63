"use client";

import type { ComponentProps } from "react";
import { BusyButton } from "@/components/shared/busy-button";
import { useExportCsv } from "@/lib/features/csv/client/mutations";

type ExportButtonProps = Omit<
  ComponentProps<typeof BusyButton>,
  "isBusy" | "busyLabel" | "onClick"
>;

/** Exports locations and items as a CSV file. */
export function CsvExportButton(props: ExportButtonProps) {
  const { mutate, isPending } = useExportCsv();
  return (
    <BusyButton
      isBusy={isPending}
      busyLabel="Exporting..."
      onClick={() => mutate()}
      {...props}
      aria-label={isPending ? undefined : props["aria-label"]}
    />
  );
}
