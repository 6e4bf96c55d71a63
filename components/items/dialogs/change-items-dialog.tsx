"use client";

import { useId, useState } from "react";
import { BusyButton } from "@/components/shared/busy-button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { useUpdateItems } from "@/lib/features/items/client/update-items";
import { unitName } from "@/lib/features/items/model/rules";
import { readTarget } from "@/lib/features/items/model/typed-target";
import { units } from "@/lib/features/items/model/units";
import type { Location } from "@/lib/features/locations/model/dto";

interface ChangeItemsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  locations: readonly Location[];
  ids: ReadonlySet<number>;
  onChanged: () => void;
}

/**
 * Moves several items to a location, and changes their unit and desired stock. Values that are not chosen do not
 * change.
 */
export function ChangeItemsDialog({
  open,
  onOpenChange,
  locations,
  ids,
  onChanged,
}: ChangeItemsDialogProps) {
  const fieldId = useId();
  const [locationId, setLocationId] = useState("");
  const [unit, setUnit] = useState("");
  const [target, setTarget] = useState("");
  const [error, setError] = useState<string>();
  const update = useUpdateItems({
    onSuccess: () => {
      onOpenChange(false);
      onChanged();
    },
  });
  const isUnchanged = locationId === "" && unit === "" && target.trim() === "";

  function save(): void {
    const typed = target.trim() === "" ? null : readTarget(target);
    if (typed?.problem !== undefined) {
      setError(typed.problem);
      return;
    }
    const chosenUnit = units.find((name) => name === unit);
    update.change(ids, {
      ...(locationId !== "" && { locationId: Number(locationId) }),
      ...(chosenUnit && { unit: chosenUnit }),
      ...typed,
    });
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !update.isPending && onOpenChange(next)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{ids.size === 1 ? "Change 1 item" : `Change ${ids.size} items`}</DialogTitle>
          <DialogDescription>What you leave unchanged stays as it is.</DialogDescription>
        </DialogHeader>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isUnchanged) save();
          }}
        >
          <div className="flex flex-col gap-1.5">
            <Label htmlFor={`${fieldId}-location`}>Move to</Label>
            <NativeSelect
              id={`${fieldId}-location`}
              value={locationId}
              onChange={({ target: { value } }) => setLocationId(value)}
            >
              <option value="">Unchanged</option>
              {locations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </div>
          <div className="flex flex-col gap-1.5">
            <Label htmlFor={`${fieldId}-unit`}>Unit</Label>
            <NativeSelect
              id={`${fieldId}-unit`}
              value={unit}
              onChange={({ target: { value } }) => setUnit(value)}
            >
              <option value="">Unchanged</option>
              {units.map((name) => (
                <option key={name} value={name}>
                  {unitName(name)}
                </option>
              ))}
            </NativeSelect>
          </div>
          <div className="flex flex-col gap-1.5">
            <Label htmlFor={`${fieldId}-target`}>Desired quantity</Label>
            <Input
              id={`${fieldId}-target`}
              inputMode="decimal"
              autoComplete="off"
              placeholder="Unchanged"
              value={target}
              aria-invalid={error !== undefined}
              aria-describedby={`${fieldId}-error`}
              onChange={({ target: { value } }) => {
                setTarget(value);
                setError(undefined);
              }}
            />
            <p id={`${fieldId}-error`} role="alert" className="text-destructive text-sm">
              {error}
            </p>
          </div>
          <DialogFooter>
            <BusyButton
              type="submit"
              size="lg"
              isBusy={update.isPending}
              busyLabel="Saving..."
              disabled={isUnchanged}
            >
              Save Changes
            </BusyButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
