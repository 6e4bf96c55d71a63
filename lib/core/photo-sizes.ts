/** The longest side that a photo is kept with, in pixels (contract, section 2, Files). */
export const LONGEST_SIDE = 1600;

/** The longest side of its small variant for lists. */
export const SMALL_SIDE = 320;
