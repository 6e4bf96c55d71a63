/** Returns the database value of a day such as "2026-12-05"; undefined leaves the column unchanged. */
export function storedDay(day: string | null | undefined): Date | null | undefined {
  return typeof day === "string" ? new Date(day) : day;
}
