/** A number, a space, and a percent sign or an abbreviation of at most two letters: "500 g", "3.5 %", "1 l". */
const MEASURE = /(\d+(?:[.,]\d+)? (?:%|\p{L}{1,2})(?!\p{L}))/u;

/** Returns the parts of a name, in which each second part is a number with the abbreviation of its measure. */
export function splitMeasures(name: string): string[] {
  return name.split(MEASURE);
}
