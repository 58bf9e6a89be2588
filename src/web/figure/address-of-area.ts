import type { BodyArea } from '#contract/conditions.ts';

/** The page that lists what the website has about an area, at its list. */
export const addressOfArea = (area: BodyArea) => `/conditions?area=${area}#found`;
