import { members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for the forecast. */
export const FORECAST_ROWS: readonly Row[] = [
  row("GET", "/api/forecast", members(200, 200, 200, 200), {
    answers: "accuracy computedAt items shoppingAt",
  }),
];
