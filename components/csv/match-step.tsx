import { useId } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import {
  type CsvField,
  csvFields,
  csvLabels,
  likelyFallbackUnit,
  unusedColumns,
} from "@/lib/features/csv/model/columns";
import type { CsvTable } from "@/lib/features/csv/model/parse-csv";
import type { ReadingOptions } from "@/lib/features/csv/model/read-rows";
import { recogniseSource } from "@/lib/features/csv/model/sources";
import { unitName } from "@/lib/features/items/model/rules";
import { type Unit, units } from "@/lib/features/items/model/units";
import { Choice } from "./choice";
import { listNames } from "./describe-import";
import type { ChosenFile } from "./read-file";
import { StepHeading } from "./step-heading";

interface MatchStepProps {
  file: ChosenFile;
  options: ReadingOptions;
  onChange: (options: ReadingOptions) => void;
  onBack: () => void;
  onNext: () => void;
}

const NONE = "";

const unitOptions = [
  { value: NONE, label: "Refuse such rows" },
  ...units.map((unit) => ({ value: unit, label: unitName(unit) })),
];

/** Assigns the columns of the file to fields. Likely assignments are preselected. */
export function MatchStep({ file, options, onChange, onBack, onNext }: MatchStepProps) {
  const { table } = file;
  const { mapping, fallbackUnit } = options;
  const source = recogniseSource(table.headers);
  const columns = [
    { value: NONE, label: "Not in the file" },
    ...table.headers.map((header, place) => ({
      value: String(place),
      label: header || `Column ${place + 1}`,
    })),
  ];
  const isEnough = mapping.name !== null || mapping.location !== null;
  const unused = unusedColumns(table.headers, mapping);
  const map = (field: CsvField, value: string) => {
    const changed = { ...mapping, [field]: value === NONE ? null : Number(value) };
    // The default unit depends on whether the file has a unit column.
    const likely = field === "unit" ? { fallbackUnit: likelyFallbackUnit(changed) } : {};
    onChange({ ...options, ...likely, mapping: changed });
  };

  return (
    <>
      <div>
        <StepHeading>Match the columns</StepHeading>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {file.name}
          {source && `, recognised as a file of ${source.name}`}
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {csvFields.map((field) => (
          <Choice
            key={field}
            label={csvLabels[field]}
            value={String(mapping[field] ?? NONE)}
            options={columns}
            onChange={(value) => map(field, value)}
            hint={sampleOf(table, mapping[field])}
          />
        ))}
        <FallbackLocation
          value={options.fallbackLocation}
          onChange={(fallbackLocation) => onChange({ ...options, fallbackLocation })}
        />
        <Choice
          label="Unit of rows without one of ours"
          value={fallbackUnit ?? NONE}
          options={unitOptions}
          onChange={(value) =>
            onChange({ ...options, fallbackUnit: value === NONE ? null : (value as Unit) })
          }
        />
      </div>
      <p className="text-muted-foreground text-sm wrap-anywhere">
        {isEnough
          ? unused.length > 0 && `Not used of the file: ${listNames(unused)}.`
          : "Choose which column is the item or the location."}
      </p>
      <DialogFooter>
        <Button variant="outline" size="lg" onClick={onBack}>
          Back
        </Button>
        <Button size="lg" disabled={!isEnough} onClick={onNext}>
          Continue
        </Button>
      </DialogFooter>
    </>
  );
}

function FallbackLocation(props: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Label htmlFor={id}>Location of rows without one</Label>
      <Input
        id={id}
        value={props.value}
        maxLength={100}
        placeholder="Kitchen"
        autoComplete="off"
        onChange={({ target }) => props.onChange(target.value)}
      />
    </div>
  );
}

/** Returns an example for a column of the imported file: its first non-empty cell. */
function sampleOf({ rows }: CsvTable, place: number | null): string | undefined {
  if (place === null) return undefined;
  const filled = rows.find(({ cells }) => cells[place]?.trim());
  return filled ? `Such as “${filled.cells[place]?.trim()}”` : "Empty in every row";
}
