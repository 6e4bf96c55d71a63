import { checkDto } from "@/lib/features/checks/model/dto";
import { startCheck } from "@/lib/features/checks/server/commands/start-check";
import { route } from "@/lib/http/route";

export const POST = route(startCheck, { output: checkDto, status: 201 }, ({ run }) => run());
