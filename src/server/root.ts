/** The project's folder. The built program lies as deep in it as this file. */
export const root = new URL('../../', import.meta.url);
