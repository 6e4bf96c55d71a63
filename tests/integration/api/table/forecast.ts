import { members, type Row, row } from "./row";

/** The row of the API table for the forecast. */
export const FORECAST_ROWS: readonly Row[] = [
  row("GET", "/api/forecast", members(200, 200, 200, 200), {
    answers: "accuracy computedAt items shoppingAt",
  }),
];
