import type { PublicAppearance } from '#contract/appearance.ts';

/** Address of an icon in the clinic's colours; the size is in pixels, or `maskable`. */
export const iconAddress = (size: string, art: PublicAppearance['art']) => `/icons/${size}.${art.light}.png`;
