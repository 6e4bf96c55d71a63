import type { QueryClient } from "@tanstack/react-query";
import type { NewWrite, PendingWrite } from "@/lib/client/device/pending-write";
import { hasShape, type Shape } from "./has-shape";

/** The dependencies of the handlers of a sent or refused write. */
export interface SettleContext {
  queryClient: QueryClient;
  /** Username of the signed-in person. */
  username: string;
  /** Navigates to a path of the application. */
  openPath: (path: string) => void;
  /** Returns the pending writes of all kinds, except the write whose outcome is handled. */
  otherPending: () => readonly PendingWrite[];
  /** Deletes the pending and refused writes for which `isGivenUp` returns true, also those that create a record. */
  discard: (isGivenUp: (entry: PendingWrite) => boolean) => Promise<void>;
}

/** The types that differ between the kinds of pending writes. */
interface Types {
  /** Body of the request that sends the write. */
  body: unknown;
  /** Identifies the screen on which the write was made. It is not sent to the server. */
  place: unknown;
  answer: object;
  /** The cached data that a pending write changes on the screen. */
  data: unknown;
}

type Entry<T extends Types> = PendingWrite<T["body"], T["place"]>;

/** The definition of one kind of pending writes. */
interface Definition<T extends Types> {
  /** The name of this kind. It is stored on devices with each pending write, so it must never change. */
  kind: string;
  /** The singular for messages, such as "count". The plural is formed with "s". */
  noun: string;
  /**
   * Returns the call that sends a write, the group to which the write belongs, the record that it changes, and the
   * temporary ids that it creates or needs.
   */
  request: (body: T["body"], place: T["place"]) => Omit<NewWrite, "kind" | "body" | "place">;
  /**
   * The fields of the response that `onSent` reads. A response without them is not from our server,
   * so the write is sent again.
   */
  answer: Shape<T["answer"]>;
  /**
   * Returns cached data as it will be after the writes. The function is pure; its result is not
   * stored in the cache.
   */
  overlay: (data: T["data"], pending: readonly Entry<T>[]) => T["data"];
  /**
   * Writes the response into the query cache. The pending write is deleted afterwards. If a promise is returned, the
   * deletion waits for it.
   */
  onSent: (entry: Entry<T>, answer: T["answer"], context: SettleContext) => unknown;
  /**
   * Shows the person why the server finally refused a write. The next write is sent after a returned
   * promise has resolved.
   */
  onRefused: (entry: Entry<T>, error: unknown, context: SettleContext) => unknown;
  /** Refetches data after another tab has sent pending writes, which may include writes of this kind. */
  onSentElsewhere?: (context: SettleContext) => void;
  /**
   * Whether a refused write stays on the device until the person repeats or discards it. A component must show it then
   * (`RefusedWrites`).
   */
  keepsRefused: boolean;
}

/** A kind of pending writes without its type parameters, for the queue. */
export interface PendingWriteKind {
  kind: string;
  noun: string;
  keepsRefused: boolean;
  /** Loads the definition of the kind. Called before a write is sent. */
  load?: () => Promise<unknown>;
  isAnswer: (answer: unknown) => boolean;
  /** The next write is sent after a returned promise has resolved. */
  settleSent: (entry: PendingWrite, answer: unknown, context: SettleContext) => unknown;
  settleRefused: (entry: PendingWrite, error: unknown, context: SettleContext) => unknown;
  settleSentElsewhere: (context: SettleContext) => void;
}

/**
 * One kind of pending writes, such as counts, with the types of its bodies and cached data. Only
 * the feature of the kind uses these types.
 */
interface TypedKind<T extends Types> extends PendingWriteKind {
  /** Creates a write of this kind for `queue.add`. */
  create: (body: T["body"], place: T["place"]) => NewWrite<T["body"], T["place"]>;
  /** Returns those of the given writes that are of this kind. */
  select: (entries: readonly PendingWrite[]) => Entry<T>[];
  /** Returns cached data with the pending writes of this kind applied. */
  overlay: (data: T["data"], pending: readonly PendingWrite[]) => T["data"];
}

/** Defines a kind of pending writes. Only its own `create` makes writes with its `kind`. */
export function definePendingWrite<T extends Types>(definition: Definition<T>): TypedKind<T> {
  const { kind, noun, keepsRefused, answer: shape, onSent, onRefused } = definition;
  const isOfKind = (entry: PendingWrite): entry is Entry<T> => entry.kind === kind;
  const select = (entries: readonly PendingWrite[]) => entries.filter(isOfKind);
  return {
    kind,
    noun,
    keepsRefused,
    create: (body, place) => ({ kind, ...definition.request(body, place), body, place }),
    select,
    overlay: (data, pending) => definition.overlay(data, select(pending)),
    isAnswer: (answer) => hasShape(answer, shape),
    settleSent(entry, answer, context) {
      return isOfKind(entry) && hasShape(answer, shape)
        ? onSent(entry, answer, context)
        : undefined;
    },
    settleRefused(entry, error, context) {
      return isOfKind(entry) ? onRefused(entry, error, context) : undefined;
    },
    settleSentElsewhere: (context) => definition.onSentElsewhere?.(context),
  };
}

/**
 * Returns the kind of a write; undefined if an earlier version of the app stored a write of a kind that no
 * longer exists.
 */
export function findKind(
  kinds: readonly PendingWriteKind[],
  entry: PendingWrite,
): PendingWriteKind | undefined {
  return kinds.find(({ kind }) => kind === entry.kind);
}
