import { AppError } from "../core/errors";
import type { Role } from "./actor";
import { isAllowed, type Permission } from "./permissions";

/**
 * Checks that a role has a permission.
 * @throws {AppError} `forbidden` when it does not.
 */
export function requirePermission({ role }: { role: Role }, permission: Permission): void {
  if (!isAllowed(role, permission)) {
    throw new AppError("forbidden", "Your role does not allow this.");
  }
}
