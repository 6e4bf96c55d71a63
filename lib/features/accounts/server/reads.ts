import "server-only";
import { read } from "@/lib/policy/operation";
import type { Session } from "@/lib/server/session";
import { toUser, type User } from "../model/dto";

/** Returns the person of a session. */
export const getCurrentUser = read("household:view", (_actor, { user }: Session): Promise<User> =>
  Promise.resolve(toUser(user)),
);
