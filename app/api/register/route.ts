import { registerUser } from "@/lib/features/accounts/commands/register-user";
import { userDto } from "@/lib/features/accounts/dto";
import { registerSchema } from "@/lib/features/accounts/schema";
import { clientAddress } from "@/lib/http/request";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(
  { body: registerSchema, output: userDto, status: 201 },
  async ({ body, request, setSession }) => {
    const { session, user } = await registerUser({ ...body, address: clientAddress(request) });
    setSession(session);
    return user;
  },
);
