// Apart from the rows, so that placeholders need not load them.

/** The card around the rows of a list. */
export const ROWS_FRAME = "bg-card shadow-raised overflow-hidden rounded-2xl border";
/** Rows in one or two columns, or the rows of a table. The frame is the edge of the last rows. */
export const ROWS = "-mb-px grid grid-cols-1 md:grid-cols-2 lg:block";
