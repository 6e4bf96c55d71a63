import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { BusyButton } from "@/components/shared/busy-button";
import { Spinner } from "@/components/shared/spinner";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { useImportRows } from "@/lib/features/csv/client/mutations";
import type { Imported } from "@/lib/features/csv/model/dto";
import { type ReadingOptions, readRows } from "@/lib/features/csv/model/read-rows";
import { planImport } from "@/lib/features/csv/model/rules";
import { householdQuery } from "@/lib/features/households/client/queries";
import { explainCap } from "@/lib/features/households/model/rules";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { describeAdded, describeRefused, listNames, mergeRefusals } from "./describe-import";
import { FirstItems } from "./first-items";
import type { ChosenFile } from "./read-file";
import { Refusals } from "./refusals";
import { StepHeading } from "./step-heading";

interface ReviewStepProps {
  file: ChosenFile;
  options: ReadingOptions;
  onBusy: (isBusy: boolean) => void;
  onBack: () => void;
  onImported: (imported: Imported) => void;
}

/** Previews an import and starts it. The server repeats the comparison with existing data. */
export function ReviewStep({ file, options, onBusy, onBack, onImported }: ReviewStepProps) {
  const locations = useQuery(locationsQuery());
  const items = useQuery(itemsQuery());
  const caps = useQuery(householdQuery()).data;
  const read = useMemo(() => readRows(file.table, options), [file, options]);
  const plan = useMemo(
    () => planImport(read.rows, { locations: locations.data ?? [], items: items.data ?? [] }),
    [read, locations.data, items.data],
  );
  const refused = mergeRefusals(read.refused, plan.refused);
  const added = { items: plan.items.length, locations: plan.newLocations.length };
  const isEmpty = added.items + added.locations === 0;

  const doesNotFit =
    caps && locations.data && items.data
      ? (explainCap({
          what: "locations",
          max: caps.maxLocations,
          has: locations.data.length,
          adding: added.locations,
        }) ??
        explainCap({
          what: "items",
          max: caps.maxItems,
          has: items.data.length,
          adding: added.items,
        }))
      : null;

  const { mutate, isPending } = useImportRows({
    onSuccess: (imported) => {
      onBusy(false);
      onImported({ ...imported, refused: mergeRefusals(read.refused, imported.refused) });
    },
    onError: () => onBusy(false),
  });

  function importNow() {
    onBusy(true);
    mutate({ rows: read.rows });
  }

  if (locations.isPending || items.isPending) return <Spinner label="Loading" />;
  const isUnknown = locations.isError || items.isError;
  return (
    <>
      <div>
        <StepHeading>
          {isEmpty ? "Nothing to import" : `${capitalized(describeAdded(added))} to add`}
        </StepHeading>
        {plan.newLocations.length > 0 && (
          <p className="text-muted-foreground text-sm wrap-anywhere">
            New locations: {listNames(plan.newLocations)}
          </p>
        )}
        {doesNotFit && <p className="text-destructive font-medium">{doesNotFit}</p>}
        {refused.length > 0 && (
          <p className="text-low font-medium">
            {describeRefused(refused.length)}, for the reasons below
          </p>
        )}
        {isUnknown && (
          <p className="text-muted-foreground text-sm">
            What you have already could not be loaded: the import compares with it all the same.
          </p>
        )}
      </div>
      <FirstItems rows={plan.items} />
      {refused.length > 0 && <Refusals refused={refused} />}
      <DialogFooter>
        <Button variant="outline" size="lg" disabled={isPending} onClick={onBack}>
          Back
        </Button>
        <BusyButton
          size="lg"
          isBusy={isPending}
          busyLabel="Importing..."
          disabled={isEmpty || doesNotFit !== null}
          onClick={importNow}
        >
          Import
        </BusyButton>
      </DialogFooter>
    </>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
