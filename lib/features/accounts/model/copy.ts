/** Text about an invalid reset link: on the page that the link opens, and in the response when it is used. */
export const RESET_LINK_OVER = "This link is invalid or has expired. Please ask for a new one.";
