/** Shown for a reset link when its page opens, and answered when it is used. */
export const RESET_LINK_OVER = "This link is invalid or has expired. Please ask for a new one.";
