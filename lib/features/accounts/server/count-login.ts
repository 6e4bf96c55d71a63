import "server-only";
import { findKnownDevice, loginsOfDevice, type RequestSource } from "@/lib/server/known-devices";
import { consumeAll, type Counter, personalKey } from "@/lib/server/rate-limit";

/**
 * Counts an attempt to sign in, before the password is looked at: simultaneous guesses are then no way round
 * the limits. A device that has signed in to the account before has a limit of its own. Everybody else is
 * counted by what was typed, never by the account that it belongs to: an account's username and e-mail
 * address have separate counters, as two unknown names do, so that the limits reveal nothing.
 * @param identity the username or e-mail address that was typed (`identityKey`).
 * @returns the counters to give the attempt back to once it has succeeded.
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
