import "server-only";
import { listItems } from "@/lib/features/items/server/reads";
import { listLocations } from "@/lib/features/locations/server/reads";
import { read } from "@/lib/policy/operation";
import { writeCsv } from "../model/write-csv";

/** Returns the household's locations and items as CSV that can be imported. */
export const exportCsv = read("data:export", async (actor): Promise<string> => {
  const [locations, items] = await Promise.all([listLocations(actor), listItems(actor)]);
  return writeCsv(locations, items);
});
