import { migratePhotos } from "@/lib/features/items/server/commands/migrate-photos";
import { migratedDto, optimizationDto } from "@/lib/features/photos/model/dto";
import { getOptimization } from "@/lib/features/photos/server/reads";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "photos:optimize", output: optimizationDto }, ({ actor }) =>
  getOptimization(actor),
);

export const POST = route({ permission: "photos:optimize", output: migratedDto }, ({ actor }) =>
  migratePhotos(actor),
);
