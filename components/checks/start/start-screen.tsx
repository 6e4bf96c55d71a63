"use client";

import { ClipboardCheck, MapPinPlus } from "lucide-react";
import Link from "next/link";
import { openScreen } from "@/components/checks/shared/screen-address";
import { ScreenTitle } from "@/components/checks/shared/screen-title";
import { BusyButton } from "@/components/shared/busy-button";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { currentPath } from "@/lib/client/history/address";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useStartCheck } from "@/lib/features/checks/client/mutations";
import type { CheckData, CheckView } from "@/lib/features/checks/client/screens";
import { progressByLocation } from "@/lib/features/checks/model/rules";
import { locationToContinue } from "@/lib/features/checks/model/screen-sequence";
import { UnfinishedCheck } from "./unfinished-check";

interface StartScreenProps {
  view: Extract<CheckView, { kind: "begin" | "noLocations" | "unfinished" }>;
  data: CheckData;
}

/** Shows the button that starts a check, or the check that is in progress. */
export function StartScreen({ view, data }: StartScreenProps) {
  return (
    <>
      <ScreenTitle title="Inventory Check" className="mb-6 py-1" />
      {view.kind === "unfinished" && <UnfinishedCheck check={view.check} data={data} />}
      {view.kind === "noLocations" && <NoLocations />}
      {view.kind === "begin" && <Begin data={data} />}
    </>
  );
}

function NoLocations() {
  const mayEdit = useIsAllowed("inventory:edit");
  return (
    <EmptyState
      icon={MapPinPlus}
      title="Start Inventory Check"
      text={
        mayEdit
          ? "A check walks through your locations, shelf by shelf. Add at least one location first."
          : "A check walks through your locations, shelf by shelf. There are none yet: an admin of your household can add them."
      }
      action={
        mayEdit && (
          <Button asChild size="lg">
            <Link href={paths.locations()}>Add Locations</Link>
          </Button>
        )
      }
    />
  );
}

function Begin({ data }: { data: CheckData }) {
  const mayCount = useIsAllowed("check:run");
  const start = useStartCheck({
    onRunning: ({ counts, isJoined }) => {
      // The person may have left for another part of the app during a slow request. The check is not opened
      // then.
      if (currentPath() !== paths.inventoryCheck()) return;
      const [first] = data.locations;
      const progress = progressByLocation(data.locations, data.items, counts);
      const location = (isJoined ? locationToContinue(progress) : null) ?? first;
      if (location) openScreen({ name: "locationCheck", locationId: location.id });
    },
  });
  return (
    <EmptyState
      icon={ClipboardCheck}
      title="Start Inventory Check"
      text={
        mayCount
          ? "Walk through your locations one by one and count what is there. At the end you get a shopping list of everything that has run low."
          : "No check is running. An admin or assistant of your household can start one."
      }
      action={
        mayCount && (
          <BusyButton
            size="lg"
            isBusy={start.isPending}
            busyLabel="Starting..."
            onClick={() => start.mutate()}
          >
            Begin Inventory Check
          </BusyButton>
        )
      }
    />
  );
}
