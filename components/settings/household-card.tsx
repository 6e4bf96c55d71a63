"use client";

import { House, Pencil } from "lucide-react";
import { CardHead } from "@/components/shared/card-head";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";

const RenameHouseholdDialog = late(
  async () => (await import("./rename-household-dialog")).RenameHouseholdDialog,
);

/** Shows the name of the household. Admins can change it. */
export function HouseholdCard({ name }: { name: string }) {
  const canRename = useIsAllowed("household:edit");
  const renaming = useDialog<string>();
  usePreload(canRename ? RenameHouseholdDialog.preload : undefined);
  return (
    <Card className="flex-row items-start justify-between gap-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <CardHead icon={House} title={name} text="Your household" />
      </div>
      {canRename && (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Rename household"
          title="Rename household"
          onClick={() => renaming.open(name)}
          className="text-muted-foreground -mr-2 shrink-0"
        >
          <Pencil aria-hidden />
        </Button>
      )}
      {renaming.turn > 0 && <RenameHouseholdDialog key={renaming.turn} dialog={renaming} />}
    </Card>
  );
}
