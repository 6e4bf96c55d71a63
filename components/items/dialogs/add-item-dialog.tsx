"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PhotoFormDialog } from "@/components/photos/photo-form-dialog";
import { CreateMore } from "@/components/shared/create-more";
import { applyIssues } from "@/lib/client/apply-issues";
import { useIsOnline } from "@/lib/client/use-is-online";
import { useAddItem, useQueueItem } from "@/lib/features/items/client/mutations";
import type { ItemEntry } from "@/lib/features/items/client/pending-writes";
import { lastUnit, rememberUnit } from "@/lib/features/items/client/sitting-units";
import { useItems } from "@/lib/features/items/client/use-items";
import { commonUnits } from "@/lib/features/items/model/common-units";
import { itemFormSchema } from "@/lib/features/items/model/schema";
import type { Unit } from "@/lib/features/items/model/units";
import type { Location } from "@/lib/features/locations/model/dto";
import { ItemFields } from "./item-fields";
import { refusedInput } from "./refused-input";
import { useItemForm } from "./use-item-form";

/** What the form of a new item is filled in with. */
export interface ItemStart {
  name: string;
  unit?: Unit;
}

interface AddItemDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  locations: readonly Location[];
  /** The id of the preselected location, if there is one. */
  locationId: number | undefined;
  start?: ItemStart | undefined;
  /** Whether the item is added to the write queue, so that the dialog does not wait for the server. */
  isQueued?: boolean;
  /** A refused item that is added again. Its counts refer to its temporary id, so it keeps this id. */
  refused?: ItemEntry;
}

const blank = {
  name: "",
  desiredStock: "1",
  reorderPoint: "",
  packSize: "1",
  bestBefore: "",
  supermarketItemName: "",
  photo: null,
  pictogram: null,
};

/** Renders the dialog that adds an item. The input is preserved after an error. */
export function AddItemDialog({
  open,
  onOpenChange,
  locations,
  locationId,
  start,
  isQueued = false,
  refused,
}: AddItemDialogProps) {
  const queryClient = useQueryClient();
  const { data: items = [] } = useItems();
  const isOnline = useIsOnline();
  const [createsMore, setCreatesMore] = useState(false);
  const [madeCount, setMadeCount] = useState(0);
  const [isUnitSet, setUnitSet] = useState(refused !== undefined || start?.unit !== undefined);
  // The only location of a household is preselected.
  const place = locationId ?? (locations.length === 1 ? locations[0]?.id : undefined);
  const { form, upload, isSubmitting } = useItemForm(itemFormSchema, {
    ...blank,
    locationId: place,
    unit: lastUnit(queryClient, place) ?? commonUnits(items)[0],
    ...start,
    ...(refused && refusedInput(refused, locations)),
  });
  const onSuccess = () => {
    // Location and unit are preset for the next item, because it often has the same ones.
    const { locationId, unit } = form.getValues();
    rememberUnit(queryClient, { locationId, unit });
    upload.reset();
    setUnitSet(false);
    onOpenChange(createsMore);
    if (!createsMore) return;
    setMadeCount((count) => count + 1);
    form.reset({ ...blank, locationId, unit }, { keepFieldsRef: true });
    form.setFocus("name");
    // Scrolls to the top, because the title and the close button of the dialog scroll with the fields.
    const panel = document.activeElement?.closest("[role=dialog]");
    if (panel) panel.scrollTop = 0;
  };
  const add = useAddItem({ onSuccess, onError: (error) => applyIssues(form, error) });
  const enqueue = useQueueItem({ refused, onSuccess });
  const isSaving = isSubmitting || add.isPending || enqueue.isPending;
  // Offline, the form of a queued item has the photo field only if a photo was chosen before.
  const offersPhoto = !isQueued || isOnline || upload.state.status !== "idle";
  return (
    <PhotoFormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add New Item"
      focusesPanel={refused !== undefined}
      description={refused?.refusal?.message ?? undefined}
      form={form}
      upload={upload}
      isSaving={isSaving}
      onSubmit={(values) => (isQueued ? enqueue : add).mutate(values)}
      submitLabel="Add Item"
      savingLabel="Adding..."
      choice={!refused && <CreateMore checked={createsMore} onCheckedChange={setCreatesMore} />}
    >
      <ItemFields
        control={form.control}
        locations={locations}
        upload={upload}
        isSaving={isSaving}
        isClosing={!open}
        turn={madeCount}
        isUnitSet={isUnitSet}
        onUnitSet={() => setUnitSet(true)}
        offersPhoto={offersPhoto}
      />
    </PhotoFormDialog>
  );
}
