import { migratePhotos } from "@/lib/features/items/server/commands/migrate-photos";
import { migratedDto, optimizationDto } from "@/lib/features/photos/model/dto";
import { getOptimization } from "@/lib/features/photos/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(getOptimization, { output: optimizationDto }, ({ run }) => run());

export const POST = route(migratePhotos, { output: migratedDto }, ({ run }) => run());
