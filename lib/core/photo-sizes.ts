/** The longest side of a stored photo, in pixels. */
export const LONGEST_SIDE = 1600;

/** The longest side of the small variant for lists, in pixels. */
export const SMALL_SIDE = 320;

/** The side of an avatar, in pixels. Generated initials are smaller. */
export const AVATAR_SIDE = 128;

/**
 * The longest side that the browser uploads, in pixels. The server shrinks further, with better
 * quality.
 */
export const SENT_SIDE = 2000;

/**
 * A file up to this size in bytes, and within `SENT_SIDE`, is sent unchanged. Hosted platforms refuse larger bodies.
 */
export const SENT_BYTES = 4_000_000;
