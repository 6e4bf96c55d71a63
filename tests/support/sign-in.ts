import { anonymous } from "./actors";
import { type Answer, callInVain } from "./call";
import { cookieNamed } from "./cookies";
import { PASSWORD } from "./factories";

type Refusal = Awaited<ReturnType<typeof callInVain>>;

/** Where a login comes from: a client address, and the cookie of a device. Each call without one has an address of its own. */
export interface Origin {
  address?: string;
  device?: string;
}

/** Tries to sign in over the API. */
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

/** Tries a wrong password. */
export function guess(username: string, origin: Origin = {}): Promise<Refusal> {
  return login(username, "not the password", origin);
}

/** The cookie of the device in an answer ("name=value"); empty where the answer sets none. */
export function deviceIn({ cookies }: Pick<Answer<unknown>, "cookies">): string {
  return cookieNamed("larder.device", cookies) ?? "";
}

/** Signs in once on a device that is new to the person, and returns the device's cookie. */
export async function knownDevice(username: string): Promise<string> {
  return deviceIn(await login(username, PASSWORD));
}
