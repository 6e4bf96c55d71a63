import { anonymous } from "./actors";
import { type Answer, callInVain } from "./call";
import { cookieNamed } from "./cookies";
import { PASSWORD } from "./factories";

type Refusal = Awaited<ReturnType<typeof callInVain>>;

/** The origin of a login: a client address and a device cookie. Calls without an address get different addresses. */
export interface Origin {
  address?: string;
  device?: string;
}

/** Calls POST /api/login. */
export function login(
  username: string,
  password: string,
  { address, device }: Origin = {},
): Promise<Refusal> {
  const headers: Record<string, string> =
    address === undefined ? {} : { "x-forwarded-for": address };
  const caller = device === undefined ? anonymous : { cookie: device };
  return callInVain(caller, "POST", "/api/login", { username, password }, headers);
}

/** Calls POST /api/login with a wrong password. */
export function guess(username: string, origin: Origin = {}): Promise<Refusal> {
  return login(username, "not the password", origin);
}

/** Returns the device cookie of an answer ("name=value"), or "" if the answer sets none. */
export function deviceIn({ cookies }: Pick<Answer<unknown>, "cookies">): string {
  return cookieNamed("larder.device", cookies) ?? "";
}

/** Signs in on a new device and returns its device cookie. */
export async function knownDevice(username: string): Promise<string> {
  return deviceIn(await login(username, PASSWORD));
}
