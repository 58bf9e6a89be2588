import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder the command was given in. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
