"use client";

import { MapPinPlus } from "lucide-react";
import { ScreenTitle } from "@/components/checks/shared/screen-title";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData, CheckView } from "@/lib/features/checks/client/screens";
import { BeginCheck } from "./begin-check";
import { UnfinishedCheck } from "./unfinished-check";

interface StartScreenProps {
  view: Extract<CheckView, { kind: "begin" | "noLocations" | "unfinished" }>;
  data: CheckData;
}

/** Shows the button that starts a check, or the check that is in progress. */
export function StartScreen({ view, data }: StartScreenProps) {
  // Without items or locations the empty state has this title.
  const startsHere = view.kind === "begin" && data.items.length > 0;
  return (
    <>
      <ScreenTitle
        title={startsHere ? "Start Inventory Check" : "Inventory Check"}
        className={cn("py-1", startsHere ? "mb-2 lg:mb-6" : "mb-6")}
      />
      {view.kind === "unfinished" && <UnfinishedCheck check={view.check} data={data} />}
      {view.kind === "noLocations" && <NoLocations />}
      {view.kind === "begin" && <BeginCheck data={data} />}
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
            <AppLink href={paths.locations()}>Add Locations</AppLink>
          </Button>
        )
      }
    />
  );
}
