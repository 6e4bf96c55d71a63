import { userDto } from "@/lib/features/accounts/model/dto";
import { registerSchema } from "@/lib/features/accounts/model/schema";
import { registerUser } from "@/lib/features/accounts/server/commands/register-user";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(
  { body: registerSchema, output: userDto, status: 201 },
  async ({ body, request, setSession, setDevice }) => {
    const source = requestSource(request);
    const { session, device, user } = await registerUser({ ...body, source });
    setSession(session);
    setDevice(device);
    return user;
  },
);
