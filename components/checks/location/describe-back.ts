import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import type { Location } from "@/lib/features/locations/model/dto";

/** Returns where "Go back" and "Previous location" lead: as the description of the link, and short for its label. */
export function describeBack(
  to: CheckScreen,
  locations: readonly Location[],
): { description: string; short: string } {
  const previous =
    to.name === "locationSummary" && locations.find(({ id }) => id === to.locationId);
  return previous
    ? { description: `To the summary of ${previous.name}`, short: `to ${previous.name}` }
    : { description: "To the start of the inventory check", short: "to the start" };
}
