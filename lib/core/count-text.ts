/**
 * Returns a count with separators of thousands: "1,000". `toLocaleString` is not used, because its first use takes ten
 * milliseconds of the load of a page.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Returns a count with its noun: "1 day", "1,000 days". */
export function countNouns(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}
