// These classes are in a file of their own, so that placeholders do not load the code of the rows.

/** The card around the rows of a list. Rows adapt to its width, measured in the size of the text. */
export const ROWS_FRAME = "@container bg-card shadow-raised overflow-hidden rounded-2xl border";
/**
 * The rows of a list or of a table, in two columns on tablets. The negative margin hides the border below the last row,
 * where the frame has its own.
 */
export const ROWS = "-mb-px md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:*:odd:border-r";

/** Reserves the place of the filters until they are loaded, only in wide windows, which always show them. */
export const FILTERS_PLACE = "hidden min-h-11 w-66 lg:block";
