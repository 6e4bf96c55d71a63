import type { UserActor } from "./actor";
import type { Permission } from "./permissions";
import { requirePermission } from "./require-permission";

/** A signed-in person whose role allows what is being done. */
export interface AuthorizedActor extends UserActor {
  /** The permission that was checked, and is checked again inside the transaction of a write. */
  readonly permission: Permission;
}

/** A command or read, bound to the one permission that it needs. A route takes the permission from here. */
export interface Operation<Input extends unknown[], Output> {
  (actor: UserActor, ...input: Input): Promise<Output>;
  readonly permission: Permission;
}

/**
 * Authorizes an actor.
 * @throws {AppError} `forbidden` when the role does not allow it.
 */
export function authorize(actor: UserActor, permission: Permission): AuthorizedActor {
  requirePermission(actor, permission);
  return { ...actor, permission };
}

/**
 * Binds a write to its permission. `run` writes in an `authorizedTransaction`, or in one statement that starts from
 * `selectActorForWrite`.
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

/** Binds a read to its permission. It writes nothing, and sees the actor's household alone. */
export function read<Input extends unknown[], Output>(
  permission: Permission,
  run: (actor: UserActor, ...input: Input) => Promise<Output>,
): Operation<Input, Output> {
  return command(permission, run);
}
