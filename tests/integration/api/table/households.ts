import { household } from "./documented-fields";
import { members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for the household. */
export const HOUSEHOLD_ROWS: readonly Row[] = [
  row("GET", "/api/household", members(200, 200, 200, 200), { answers: household }),
  row("PATCH", "/api/household", members(200, 403, 403, 200), {
    body: () => ({ aiEnabled: false }),
    answers: household,
    refuses: { aiEnabled: "boolean", name: "text" },
    announces: { household: "householdId" },
  }),
];
