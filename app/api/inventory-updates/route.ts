import { checkDto } from "@/lib/features/checks/model/dto";
import { startCheck } from "@/lib/features/checks/server/commands/start-check";
import { route } from "@/lib/http/route";

export const POST = route({ permission: "check:run", output: checkDto, status: 201 }, ({ actor }) =>
  startCheck(actor),
);
