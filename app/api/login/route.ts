import { userDto } from "@/lib/features/accounts/model/dto";
import { loginSchema } from "@/lib/features/accounts/model/schema";
import { signIn } from "@/lib/features/accounts/server/commands/sign-in";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(
  { body: loginSchema, output: userDto },
  async ({ body, request, setSession, setDevice }) => {
    const { session, device, user } = await signIn({ ...body, source: requestSource(request) });
    setSession(session);
    setDevice(device);
    return user;
  },
);
