/**
 * A number, a space, and a percent sign or an abbreviation of at most two letters: "500 g", "3.5 %", "1 l". The number
 * is short, because no line breaks inside a measure.
 */
const MEASURE = /(\d{1,4}(?:[.,]\d{1,3})? (?:%|\p{L}{1,2})(?!\p{L}))/u;

/** Returns the parts of a name. Every second part is a number with the abbreviation of its measure. */
export function splitMeasures(name: string): string[] {
  return name.split(MEASURE);
}
