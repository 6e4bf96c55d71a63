import "server-only";
import { listItems } from "@/lib/features/items/server/reads";
import { listLocations } from "@/lib/features/locations/server/reads";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { writeCsv } from "../model/write-csv";

/** The household's locations and items as the text of a file that can be imported. */
export async function exportCsv(actor: Actor): Promise<string> {
  requirePermission(actor, "data:export");
  const [locations, items] = await Promise.all([listLocations(actor), listItems(actor)]);
  return writeCsv(locations, items);
}
