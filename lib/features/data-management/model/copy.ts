/** Message of a purge, in its response and its toast. */
export const PURGED = "The selected data has been permanently deleted.";
