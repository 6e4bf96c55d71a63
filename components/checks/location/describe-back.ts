import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import type { Location } from "@/lib/features/locations/model/dto";

/** Returns where "Go back" and "Previous location" lead: as the description of the link, and in a word for its label. */
export function describeBack(
  to: CheckScreen,
  locations: readonly Location[],
): { description: string; word: string } {
  const previous =
    to.name === "locationSummary" && locations.find(({ id }) => id === to.locationId);
  return previous
    ? { description: `To the summary of ${previous.name}`, word: `to ${previous.name}` }
    : { description: "To the start of the inventory check", word: "to the start" };
}
