import { migratePhotos } from "@/lib/features/items/commands/migrate-photos";
import { getOptimization } from "@/lib/features/photos/data";
import { migratedDto, optimizationDto } from "@/lib/features/photos/dto";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "photos:optimize", output: optimizationDto }, ({ actor }) =>
  getOptimization(actor),
);

export const POST = route({ permission: "photos:optimize", output: migratedDto }, ({ actor }) =>
  migratePhotos(actor),
);
