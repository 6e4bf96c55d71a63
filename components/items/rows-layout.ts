// Apart from the rows, so that placeholders need not load them.

/** The card around the rows of a list. */
export const ROWS_FRAME = "bg-card shadow-raised overflow-hidden rounded-2xl border";
/** The rows of a list or of a table. The frame is the edge of the last row. */
export const ROWS = "-mb-px";
