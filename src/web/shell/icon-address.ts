/** Address of an icon of the clinic; the size is in pixels, or `maskable`. `icons` is a part of the address that changes with them. */
export const iconAddress = (size: number | 'maskable', icons: string) => `/icons/${size}.${icons}.png`;

/** Leads to the icon of today. */
export const currentIcon = (size: number) => iconAddress(size, 'now');
