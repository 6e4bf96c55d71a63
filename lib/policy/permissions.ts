import type { Role } from "./actor";

/**
 * The permissions of each role (docs/domain.md, "Roles"). The API checks this table before anything
 * else, and the screens use it to offer only permitted actions.
 */
export const permissions = {
  /** View the household's locations, items, checks, shopping lists and members. */
  "household:view": ["admin", "assistant", "regular"],
  /** Change the household's settings. */
  "household:edit": ["admin"],
  /** Invite people, change their roles, deactivate and reactivate them. */
  "members:manage": ["admin"],
  /** Start, count in, complete and cancel a check. */
  "check:run": ["admin", "assistant"],
  /** Tick, change and remove the lines of a shopping list, mail it, and request its rationales again. */
  "list:use": ["admin", "assistant"],
  /** Write on the shopping list; tick, change and remove what people have written. */
  "list:add": ["admin", "assistant"],
  "list:clear": ["admin"],
  /** Create shopping links for the list, and end one's own links. Admins may end every link. */
  "list:share": ["admin", "assistant"],
  /** Add what was bought to the stock, and take it back. */
  "stock:put-away": ["admin", "assistant"],
  /** Take what was used off the stock, and set its amount, between two checks. */
  "stock:change": ["admin", "assistant"],
  /** Storage optimization. */
  "photos:optimize": ["admin"],
  /** Create, edit, delete, restore and reorder locations and items; upload photos. */
  "inventory:edit": ["admin"],
  /** Export one's own data and the household's. */
  "data:export": ["admin", "assistant", "regular"],
  "data:purge": ["admin"],
  /** Leave the household: admins delete their account, other roles deactivate theirs. */
  "account:leave": ["admin", "assistant", "regular"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Returns whether a role has a permission. */
export function isAllowed(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return allowed.includes(role);
}
