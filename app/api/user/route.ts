import { userDto, toUser } from "@/lib/features/accounts/dto";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: userDto }, ({ session }) =>
  Promise.resolve(toUser(session.user)),
);
