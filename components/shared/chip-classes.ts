/** The classes of a grid of chips, which add something with one tap. */
export const CHIP_GRID = "grid grid-cols-[repeat(auto-fill,minmax(max(6.75rem,30%),1fr))] gap-1.5";

/** The classes of a button in such a grid. */
export const CHIP =
  "gap-1 rounded-full border px-2.5 text-sm font-medium aria-disabled:cursor-default";
