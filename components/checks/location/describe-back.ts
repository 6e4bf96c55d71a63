import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import type { Location } from "@/lib/features/locations/model/dto";

/** Returns where "Go back" and "Previous location" lead, as the description of the link. */
export function describeBack(to: CheckScreen, locations: readonly Location[]): string {
  const previous =
    to.name === "locationSummary" && locations.find(({ id }) => id === to.locationId);
  return previous ? `To the summary of ${previous.name}` : "To the start of the inventory check";
}
