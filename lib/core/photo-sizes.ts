/** The longest side that a photo is kept with, in pixels. */
export const LONGEST_SIDE = 1600;

/** The longest side of its small variant for lists. */
export const SMALL_SIDE = 320;

/** The sides of a person's picture, in pixels. Initials come as a smaller image. */
export const AVATAR_SIDE = 128;

/** The longest side that the browser sends, in pixels: the server shrinks further, and better. */
export const SENT_SIDE = 2000;

/** What a file may weigh, in bytes, to be sent as it is where it is not too long: hosted platforms cut above. */
export const SENT_BYTES = 4_000_000;
