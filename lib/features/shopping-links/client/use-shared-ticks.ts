"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, hasStatus, messageToShow } from "@/lib/client/api";
import { newIdempotencyKey } from "@/lib/client/idempotency-key";
import { showFailure } from "@/lib/client/toast";
import { now } from "@/lib/core/clock";
import { NOT_ON_LIST } from "../model/copy";
import type { SharedList, SharedRow, Ticked } from "../model/dto";
import type { Tick } from "../model/schema";
import { hasLinkEnded, sharedListPath, sharedListQuery } from "./queries";

/** A tick without an answer after this time counts as not saved, in milliseconds. */
const PATIENCE_MS = 15_000;

/** A tick that the server has not accepted. */
interface UnsavedTick {
  row: SharedRow;
  tick: Tick;
  /** A repeat of the tick has the same key, because the server may have stored it before the connection failed. */
  key: string;
  /** The message of the server after a failure, empty without an answer; null while it is being sent. */
  failure: string | null;
}

const keyOf = ({ kind, id }: Pick<SharedRow, "kind" | "id">) => `${kind}:${id}`;

/**
 * Returns the failed ticks that the fetched list settles. `gone` are those whose rows are no longer on the
 * list. `reached` are those whose rows have the wanted state: the server stored the tick and its answer was
 * lost, or somebody else ticked the row.
 */
function compare(ticks: readonly UnsavedTick[], list: SharedList | undefined) {
  if (!list) return { gone: [], reached: [] };
  const states = new Map(list.rows.map((row) => [keyOf(row), row.purchased]));
  const failed = ticks.filter(({ failure }) => failure !== null);
  return {
    gone: failed.filter(({ row }) => !states.has(keyOf(row))),
    reached: failed.filter(({ row, tick }) => states.get(keyOf(row)) === tick.purchased),
  };
}

/**
 * Sends the ticks of a link shopper. A failed tick is kept until it is sent again, the fetched list has its
 * row in the wanted state, or its row is no longer on the list. Nothing is stored on the device, because it
 * may belong to somebody else.
 * @param list the fetched list; undefined until there is one
 */
export function useSharedTicks(token: string, list: SharedList | undefined) {
  const queryClient = useQueryClient();
  const { queryKey } = sharedListQuery(token);
  const [ticks, setTicks] = useState<ReadonlyMap<string, UnsavedTick>>(new Map());
  /** The names of the latest failed ticks whose rows are gone. */
  const [removed, setRemoved] = useState<readonly string[]>([]);

  function set(unsaved: UnsavedTick): void {
    setTicks((old) => new Map(old).set(keyOf(unsaved.row), unsaved));
  }

  function drop(row: SharedRow): void {
    setTicks((old) => new Map([...old].filter(([key]) => key !== keyOf(row))));
  }

  const { gone, reached } = compare([...ticks.values()], list);
  const settled = [...gone, ...reached];
  if (settled.length > 0) {
    setTicks(new Map([...ticks].filter(([, unsaved]) => !settled.includes(unsaved))));
  }
  if (gone.length > 0) setRemoved(gone.map(({ row }) => row.name));

  useEffect(() => {
    if (removed.length === 0) return;
    // Only one toast is visible at a time, so it names the rows of all these ticks.
    showFailure({ title: "Not saved", text: NOT_ON_LIST, subject: removed.join(", ") });
  }, [removed]);

  async function send(unsaved: UnsavedTick): Promise<void> {
    const { row, tick, key } = unsaved;
    set({ ...unsaved, failure: null });
    try {
      const ticked = await api.patch<Ticked>(sharedListPath(token), tick, {
        headers: { "Idempotency-Key": key },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      // The answer of a fetch that began before the tick would overwrite the row with its state before the
      // tick.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (list) =>
          list && {
            ...list,
            rows: list.rows.map((one) =>
              keyOf(one) === keyOf(ticked) ? { ...one, ...ticked } : one,
            ),
          },
      );
      drop(row);
    } catch (error) {
      const failure = hasStatus(error, 0) ? "" : (messageToShow(error) ?? "");
      if (hasStatus(error, 409)) {
        drop(row);
        showFailure({ title: "Not saved", text: failure, subject: row.name });
      } else {
        set({ ...unsaved, failure });
      }
      if (hasStatus(error, 409) || hasLinkEnded(error)) {
        void queryClient.invalidateQueries({ queryKey });
      }
    }
  }

  function tick(row: SharedRow, purchased: boolean): void {
    const { kind, id } = row;
    const earlier = ticks.get(keyOf(row));
    if (earlier?.failure === null) return;
    if (earlier?.tick.purchased === purchased) {
      void send(earlier);
      return;
    }
    const observedAt = now().toISOString();
    const next: Tick = { kind, id, purchased, observedAt };
    void send({ row, tick: next, key: newIdempotencyKey(), failure: null });
  }

  return {
    tick,
    /** Returns the tick of a row that is not saved; undefined if there is none. */
    unsavedOf: (row: SharedRow) => ticks.get(keyOf(row)),
    failed: [...ticks.values()].filter(({ failure }) => failure !== null),
    retryAll: () => {
      for (const unsaved of ticks.values()) if (unsaved.failure !== null) void send(unsaved);
    },
  };
}
