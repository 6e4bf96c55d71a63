/** The grid of the cards. Apart from the cards, so that placeholders need not load them. */
export const LOCATION_GRID = "grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4";
