import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command is run. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
