/** The name of whoever ticks through a shopping link. */
export const LINK_SHOPPER = "Link shopper";

/** The message of a shopping link that does not exist, has expired or was ended: all get the same one. */
export const LINK_ENDED = "This link has ended.";

/** The message of a tick of something that is not on the list of the link. */
export const NOT_ON_LIST = "This is no longer on the list.";

/** The message of a link for a list that a newer one has replaced. */
export const LIST_REPLACED = "A newer list has replaced this one. Share the newer one.";
