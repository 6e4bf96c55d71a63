"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import { createOutbox, EMPTY_OUTBOX, type Outbox, type OutboxState } from "./outbox";

/** Another outbox than the page's own, for tests. */
export const OutboxContext = createContext<Outbox | null>(null);

let pageOutbox: Outbox | undefined;

/** The one outbox of this page. On the server it is never opened, and so always empty. */
export function useOutbox(): Outbox {
  const given = useContext(OutboxContext);
  return given ?? (pageOutbox ??= createOutbox());
}

/** What waits and what was refused, as it is now. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.get, () => EMPTY_OUTBOX);
}
