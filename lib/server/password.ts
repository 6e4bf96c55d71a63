import { hash, verify } from "@node-rs/argon2";

// argon2id is the library's default. OWASP's first choice for it: 19 MiB, two passes, one lane.
const options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

let decoy: Promise<string> | undefined;

/** Returns the argon2id hash of a password, with its salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/**
 * Returns whether a password matches a hash. Without a hash (unknown name) it does the same work and returns false,
 * so that the time reveals nothing.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody's password");
  const isRight = await verify(stored ?? (await decoy), password);
  return stored !== null && isRight;
}
