import type { ShellData } from '#web/shell/clinic.ts';

/** Something in the terms of schema.org. */
export type Thing = { '@type': string } & { [property: string]: unknown };

/** What is known of the site on every page. */
export type Site = Pick<ShellData, 'clinic' | 'siteUrl'>;
