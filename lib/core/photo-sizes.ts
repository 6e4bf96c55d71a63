/** The longest side that a photo is kept with, in pixels. */
export const LONGEST_SIDE = 1600;

/** The longest side of its small variant for lists. */
export const SMALL_SIDE = 320;

/** The sides of a person's picture, in pixels. Initials come as a smaller image. */
export const AVATAR_SIDE = 128;

/** The longest side that the browser sends, in pixels: the server shrinks further, and better. */
export const SENT_SIDE = 2000;

/**
 * A file up to this size in bytes, and within `SENT_SIDE`, is sent unchanged. Hosted platforms refuse larger bodies.
 */
export const SENT_BYTES = 4_000_000;
