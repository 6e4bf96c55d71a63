import { signIn } from "@/lib/features/accounts/commands/sign-in";
import { userDto } from "@/lib/features/accounts/dto";
import { loginSchema } from "@/lib/features/accounts/schema";
import { clientAddress } from "@/lib/http/request";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(
  { body: loginSchema, output: userDto },
  async ({ body, request, setSession }) => {
    const { session, user } = await signIn({ ...body, address: clientAddress(request) });
    setSession(session);
    return user;
  },
);
