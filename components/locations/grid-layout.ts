/** The grid of the cards. In a file of its own, so that placeholders do not load the code of the cards. */
export const LOCATION_GRID = "grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4";
