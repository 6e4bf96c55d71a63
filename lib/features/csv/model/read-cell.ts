import { unitLabel } from "@/lib/features/items/model/rules";
import { type Unit, units } from "@/lib/features/items/model/units";

/** Other names of the units. */
const synonyms: Record<string, Unit> = {
  pc: "piece",
  pcs: "piece",
  each: "piece",
  ea: "piece",
  unit: "piece",
  units: "piece",
  package: "pack",
  packages: "pack",
  packet: "pack",
  packets: "pack",
  pkg: "pack",
  tin: "can",
  tins: "can",
  "tin can": "can",
  "tin cans": "can",
  glass: "jar",
  glasses: "jar",
};

/** Returns a unit by its singular or plural name, in any case; undefined for an unknown name. */
export function readUnit(text: string): Unit | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    units.find((unit) => unit === wanted || unitLabel(unit, 2) === wanted) ??
    (Object.hasOwn(synonyms, wanted) ? synonyms[wanted] : undefined)
  );
}

const POINT = /^-?\d+(\.\d+)?$/;

/**
 * A decimal comma. A number with exactly three digits after the comma is refused, because the comma may separate
 * thousands; it is accepted only after a single zero.
 */
const COMMA = /^-?(\d+,(\d{1,2}|\d{4,})|0,\d+)$/;

/** Parses a number with a decimal point or comma; null when it is invalid or ambiguous. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (POINT.test(trimmed)) return Number(trimmed);
  return COMMA.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
}

/** Returns a text on one line, as names are: line breaks and tabs within a cell become spaces. */
export function readText(text: string): string {
  return text.replace(/[\r\n\t]+/g, " ").trim();
}
