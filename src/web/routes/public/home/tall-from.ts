/** Fewer entries fit into a list of the home page without scrolling. */
export const tallFrom = 9;
