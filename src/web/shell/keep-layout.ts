import type { useMatches } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import type { Route } from '../+types/root.ts';

/** The loaders of the document and of the layout around the public pages. */
const layoutIds = ['root', 'shell/site'];

const shown = new Map<string, unknown>();

/** Remembers what the layout shows. Browser only. */
export function rememberLayout(matches: ReturnType<typeof useMatches>) {
  for (const { id, loaderData } of matches) if (loaderData !== undefined) shown.set(id, loaderData);
}

/**
 * Keeps the layout when a navigation fails: one request loads the data of the layout and of the page, so its failure is an
 * error of both, and React Router would replace the whole document. The page alone shows the error.
 */
export const keepLayout: Route.ClientMiddlewareFunction = async (_, next) => {
  const results = await next();
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || result instanceof Response) continue; // a redirect
    if (layoutIds.includes(id) && shown.has(id)) results[id] = { type: 'data', result: shown.get(id) };
    // There was no answer: see `fetch`.
    else if (result instanceof TypeError) results[id] = { type, result: new ApiError(0, undefined, result) };
  }
};
