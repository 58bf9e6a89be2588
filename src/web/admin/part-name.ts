import * as words from '#words/admin/audit-log.ts';

/** Name of a changed part, from the English one that the server stores. */
export const partName = (stored: string) => (words.partNames as Readonly<Record<string, string>>)[stored] ?? stored;
