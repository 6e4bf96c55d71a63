import type { ChangeKind } from "@/lib/core/realtime-change";
import type { Method } from "@/tests/support/call";
import type { ActorName, Ids, World } from "../api-world";
import type { FieldKind } from "./invalid-values";

/**
 * The realtime changes that a call is expected to announce, by kind. The value names the id that the change
 * contains: a key of the test data (`World`), the caller, the created record, or none.
 */
export type Announced = Partial<Record<ChangeKind, keyof World | "caller" | "created" | "none">>;

/** One call of the API, and its status per caller. */
export interface Row {
  method: Method;
  /** The path of the route, with parameters as in the name of its file, such as `[id]`. */
  pattern: string;
  statuses: Record<ActorName, number>;
  path: (ids: Ids) => string;
  body?: (ids: Ids) => object;
  /** The fields of the first object in the answer, separated by spaces. Absent if the answer has no object. */
  answers?: string;
  /**
   * The fields of the body, each with the kind of invalid values that a test sends for it. Null if another row or a
   * test of the feature sends invalid values for the field.
   */
  refuses?: Record<string, FieldKind | null>;
  /**
   * The realtime changes that a successful call of an admin causes. Required for calls other than GET; null if the
   * call causes no change.
   */
  announces?: Announced | null;
  /** Maximum size of the body in KiB, if it differs from the default of 256. */
  maxKib?: number;
  /** Creates data that this API call needs in addition to that of `createWorld`. */
  arrange?: (ids: Ids) => Promise<unknown>;
  /** Cache-Control of a successful answer, if it differs from the default. */
  cacheControl?: string;
}

/** Returns the statuses of a call that requires a session. `outsider` is another household's admin. */
export function members(admin: number, assistant: number, regular: number, outsider: number) {
  return { nobody: 401, admin, assistant, regular, outsider, deactivated: 401, deleted: 401 };
}

/** Returns the statuses of a call that requires no session. */
export function everybody(status: number): Record<ActorName, number> {
  return {
    nobody: status,
    admin: status,
    assistant: status,
    regular: status,
    outsider: status,
    deactivated: status,
    deleted: status,
  };
}

/**
 * Creates a row of the API table: one call with its expected status per caller. The id that `of` returns
 * replaces `[id]` in the path.
 */
export function row(
  method: Method,
  pattern: string,
  statuses: Record<ActorName, number>,
  more: Omit<Partial<Row>, "path"> & {
    of?: (ids: Ids) => number;
    path?: string | ((ids: Ids) => string);
  } = {},
): Row {
  const { of = () => 0, path = pattern, ...rest } = more;
  return {
    method,
    pattern,
    statuses,
    path: (ids) => (typeof path === "string" ? path.replace("[id]", String(of(ids))) : path(ids)),
    ...rest,
  };
}
