import type { UserActor } from "./actor";
import type { Permission } from "./permissions";
import { requirePermission } from "./require-permission";

/** A signed-in person whose role has the permission of the operation. */
export interface AuthorizedActor extends UserActor {
  /** The permission that was checked. A write checks it again inside its transaction. */
  readonly permission: Permission;
}

/**
 * A command or read of the server with the permission that it requires. API routes take the permission from
 * this object.
 */
export interface Operation<Input extends unknown[], Output> {
  (actor: UserActor, ...input: Input): Promise<Output>;
  readonly permission: Permission;
}

/**
 * Authorizes an actor.
 * @throws {AppError} `forbidden` when the role lacks the permission.
 */
export function authorize(actor: UserActor, permission: Permission): AuthorizedActor {
  requirePermission(actor, permission);
  return { ...actor, permission };
}

/**
 * Defines a write and its permission. `run` writes in an `authorizedTransaction`, or in one
 * statement that starts from `selectActorForWrite`.
 */
export function command<Input extends unknown[], Output>(
  permission: Permission,
  run: (actor: AuthorizedActor, ...input: Input) => Promise<Output>,
): Operation<Input, Output> {
  return Object.assign(
    async (actor: UserActor, ...input: Input) => run(authorize(actor, permission), ...input),
    { permission },
  );
}

/**
 * Defines a read and its permission. `run` writes nothing, and reads only data of the actor's
 * household.
 */
export function read<Input extends unknown[], Output>(
  permission: Permission,
  run: (actor: UserActor, ...input: Input) => Promise<Output>,
): Operation<Input, Output> {
  return command(permission, run);
}
