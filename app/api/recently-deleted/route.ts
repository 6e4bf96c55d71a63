import { z } from "zod";
import { recentlyDeletedDto } from "@/lib/features/items/model/recently-deleted";
import { listRecentlyDeleted } from "@/lib/features/items/server/read-recently-deleted";
import { route } from "@/lib/http/route";

export const GET = route(
  listRecentlyDeleted,
  { limit: "reads:household", output: z.array(recentlyDeletedDto) },
  ({ run }) => run(),
);
