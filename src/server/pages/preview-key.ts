/** In the address of a page with what someone has not published yet; only keys of this form are looked for. */
export const previewKey = /[?&]preview=([\w-]{22})(?:&|$)/;
