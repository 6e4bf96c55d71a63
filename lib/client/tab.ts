import { newIdempotencyKey } from "./idempotency-key";

/** Identifies this browser tab, so that it ignores realtime changes of its own. */
export const TAB = newIdempotencyKey();
