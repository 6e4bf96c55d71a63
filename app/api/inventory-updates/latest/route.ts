import { AppError } from "@/lib/core/errors";
import { checkDto } from "@/lib/features/checks/model/dto";
import { findLatestCheck } from "@/lib/features/checks/server/reads";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: checkDto }, async ({ actor }) => {
  const check = await findLatestCheck(actor);
  if (!check) throw new AppError("not_found", "No completed inventory check");
  return check;
});
