import { members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for suggested targets. */
export const TARGET_SUGGESTION_ROWS: readonly Row[] = [
  row("GET", "/api/target-suggestions", members(200, 200, 200, 200)),
  row("POST", "/api/items/[id]/dismissed-suggestions", members(204, 403, 403, 404), {
    of: (ids) => ids.itemId,
    body: () => ({ kind: "lower" }),
    refuses: { kind: "targetChange" },
    announces: { targetSuggestions: "itemId" },
  }),
];
