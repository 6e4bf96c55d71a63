"use client";

import { Eraser } from "lucide-react";
import { useState } from "react";
import { CardHead } from "@/components/shared/card-head";
import { DemoNotice } from "@/components/shared/demo-notice";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { demoLimits } from "@/lib/core/demo-limits";
import { useIsDemo } from "@/lib/features/accounts/client/queries";
import {
  couplePurge,
  hasPurgeSelection,
  isForced,
  purgeCategories,
  type PurgeSelection,
} from "@/lib/features/data-management/model/rules";
import { PurgeCategoryBox } from "./purge-category-box";

const PurgeDialog = late(async () => (await import("./purge-dialog")).PurgeDialog);

const NOTHING: PurgeSelection = {
  inventoryUpdates: false,
  inventoryItems: false,
  shoppingLists: false,
  shoppingListItems: false,
};

/** Selects the categories to purge. The dialog requires a typed confirmation. */
export function PurgeCard() {
  const [chosen, setChosen] = useState(NOTHING);
  const dialog = useDialog<PurgeSelection>();
  const selection = couplePurge(chosen);
  const isDemo = useIsDemo();
  usePreload(PurgeDialog.preload);
  return (
    <Card>
      <CardHead
        icon={Eraser}
        isDangerous
        title="Purge Selected Data"
        text="Permanently delete what your household has recorded."
      />
      {isDemo && <DemoNotice text={demoLimits.purge} />}
      <p className="font-medium">Locations, items and their stock stay.</p>
      <fieldset className="flex flex-col gap-4">
        <legend className="sr-only">What to delete</legend>
        {purgeCategories.map((category) => (
          <PurgeCategoryBox
            key={category}
            category={category}
            isChecked={selection[category]}
            isForced={isForced(chosen, category)}
            onChange={(isChecked) => setChosen({ ...chosen, [category]: isChecked })}
          />
        ))}
      </fieldset>
      <Button
        variant={hasPurgeSelection(selection) ? "destructive" : "outline"}
        className="self-start"
        disabled={isDemo || !hasPurgeSelection(selection)}
        onClick={() => dialog.open(selection)}
      >
        Purge Selected Data
      </Button>
      {dialog.subject && (
        <PurgeDialog
          key={dialog.turn}
          selection={dialog.subject}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          onPurged={() => setChosen(NOTHING)}
        />
      )}
    </Card>
  );
}
