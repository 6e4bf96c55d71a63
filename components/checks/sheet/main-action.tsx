"use client";

import type { ContinueTarget } from "@/components/checks/location/continue-target";
import { LONG_LABEL_BUTTON, LongLabel } from "@/components/checks/shared/long-label";
import { openScreen } from "@/components/checks/shared/screen-address";
import { useMissingCount } from "@/components/checks/shared/use-missing-count";
import { BusyButton } from "@/components/shared/busy-button";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { sheetCopy } from "@/lib/features/checks/model/sheet-copy";
import { type ShownRow, useConfirmRest } from "./use-confirm-rest";

interface MainActionProps {
  updateId: number;
  /** The rows that can be confirmed as shown. */
  rest: readonly ShownRow[];
  /** Whether `rest` is all rows of the sheet. */
  isAll: boolean;
  data: CheckData;
  /** The next location with pending items. */
  goOn: ContinueTarget | null;
  /** Records the row that the person is changing. */
  settle: () => Promise<void>;
}

/**
 * Renders the main button of the sheet: it confirms the rest, then opens the next location or the end of the check. It
 * is one button, so that it keeps the focus.
 */
export function MainAction({ updateId, rest, isAll, data, goOn, settle }: MainActionProps) {
  const { confirm, isConfirming } = useConfirmRest(updateId);
  const missing = useMissingCount(data);
  const isRest = rest.length > 0 || isConfirming;
  const isEnd = missing === 0;
  const main: Pick<ContinueTarget, "label" | "name"> | null = isRest
    ? { label: sheetCopy.confirm(rest.length, { isAll }) }
    : isEnd
      ? { label: "Finish check" }
      : goOn;
  if (!main) return null;

  function act(): void {
    if (rest.length > 0) void confirm(rest, settle);
    else if (isEnd) openScreen({ name: "inventoryComplete", updateId });
    else if (goOn) openScreen(goOn.to);
  }

  return (
    <BusyButton
      size="lg"
      className={LONG_LABEL_BUTTON}
      isBusy={isConfirming}
      busyLabel="Saving..."
      onClick={act}
    >
      <LongLabel name={main.name}>{main.label}</LongLabel>
    </BusyButton>
  );
}
