import { readPhoto } from "@/lib/features/photos/data";
import { photoQuerySchema } from "@/lib/features/photos/schema";
import { fileRoute } from "@/lib/http/file-route";

export const GET = fileRoute(
  { permission: "household:view", query: photoQuerySchema, type: "image/webp" },
  ({ actor, query, path }) => readPhoto(actor, { objectKey: path, isSmall: query.w }),
);
