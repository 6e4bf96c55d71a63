import "server-only";
import { listItems } from "@/lib/features/items/server/reads";
import { listLocations } from "@/lib/features/locations/server/reads";
import { read } from "@/lib/policy/operation";
import { writeCsv } from "../model/write-csv";

/** The household's locations and items as the text of a file that can be imported. */
export const exportCsv = read("data:export", async (actor): Promise<string> => {
  const [locations, items] = await Promise.all([listLocations(actor), listItems(actor)]);
  return writeCsv(locations, items);
});
