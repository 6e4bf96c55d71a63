import { migratePhotos } from "@/lib/features/items/commands/migrate-photos";
import { migratedDto } from "@/lib/features/photos/dto";
import { route } from "@/lib/http/route";

export const POST = route({ permission: "photos:optimize", output: migratedDto }, ({ actor }) =>
  migratePhotos(actor),
);
