import { AppError } from "../core/errors";
import type { Actor, UserActor } from "./actor";
import { isAllowed, type Permission } from "./permissions";

/**
 * The first line of every command and read.
 * @throws {AppError} `forbidden` when the actor's role may not do it. The system may do everything,
 * within its household.
 */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (actor.kind === "system") return;
  if (!isAllowed(actor.role, permission)) {
    throw new AppError("forbidden", "Your role does not allow this.");
  }
}

/**
 * For what only a person can do.
 * @throws {AppError} `forbidden` for the system, or when the role may not do it.
 */
export function requirePerson(actor: Actor, permission: Permission): asserts actor is UserActor {
  requirePermission(actor, permission);
  if (actor.kind !== "user") throw new AppError("forbidden", "Only a person can do this.");
}
