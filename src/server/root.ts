/** The project's root folder. The bundled server is at the same depth as this file, so the path holds for both. */
export const root = new URL('../../', import.meta.url);
