import "server-only";
import { findKnownDevice, loginsOfDevice, type RequestSource } from "@/lib/server/known-devices";
import { consumeAll, type Counter, personalKey } from "@/lib/server/rate-limit";

/**
 * Counts an attempt to sign in before the password is verified, so that simultaneous guesses cannot exceed
 * the limits. A device that has signed in to the account before has its own limit. All other attempts are
 * counted by the typed text. The username and the e-mail address of one account therefore have separate
 * counters, so the limits do not reveal that the two belong together, or whether an account exists.
 * @param identity the typed username or e-mail address (`identityKey`).
 * @returns the counters that are decremented when the attempt succeeds.
 * @throws {AppError} `rate_limited`
 */
export async function countLogin(identity: string, source: RequestSource): Promise<Counter[]> {
  const { address } = source;
  const known = await findKnownDevice(identity, source.device);
  const counters: Counter[] = known
    ? [loginsOfDevice(known)]
    : [
        { limit: "login:pair", key: personalKey(identity, address) },
        { limit: "login:address", key: personalKey(address) },
        { limit: "login:account", key: personalKey(identity) },
      ];
  await consumeAll(counters);
  return counters;
}
