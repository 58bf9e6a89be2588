import type { Location, ShouldRevalidateFunctionArgs, UIMatch } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { withoutLanguage } from '#web/ui/navigation/page-address.ts';
import type { Route } from '../+types/root.ts';

/** The loaders of the document and of the layout around the public pages. */
const layoutIds = ['root', 'shell/site'];

interface Shown {
  path: string;
  data: ReadonlyMap<string, unknown>;
}

let shown: Shown = { path: '', data: new Map() };

/** Remembers what the page shows. Browser only. */
export function rememberShown({ pathname, search }: Location, matches: readonly UIMatch[]) {
  const loaded = matches.filter(({ loaderData }) => loaderData !== undefined);
  shown = { path: pathname + search, data: new Map(loaded.map(({ id, loaderData }) => [id, loaderData])) };
}

/**
 * Keeps the layout when a navigation fails: one request loads the data of the layout and of the page, so its failure is an
 * error of both, and React Router would replace the whole document. The page alone shows the error, and not even the page if
 * it is the one that is shown already.
 */
export const keepLayout: Route.ClientMiddlewareFunction = async ({ url }, next) => {
  const results = await next();
  const isShown = withoutLanguage(url.pathname) + url.search === shown.path;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || result instanceof Response) continue; // a redirect
    const isKept = shown.data.has(id) && (isShown || layoutIds.includes(id));
    if (isKept) results[id] = { type: 'data', result: shown.data.get(id) };
    // `fetch` throws a TypeError if there was no answer.
    else if (result instanceof TypeError) results[id] = { type, result: new ApiError(0, undefined, result) };
  }
};

const isInAdmin = ({ pathname }: URL) => /^\/admin(\/|$)/.test(withoutLanguage(pathname));

/**
 * Within the admin area only its own forms change the clinic, so its pages wait for none of the document's data. A reload that
 * the next page stops would also leave an error that React Router handles nowhere.
 */
export function revalidateDocument({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isWithinAdmin =
    isInAdmin(currentUrl) && isInAdmin(nextUrl) && withoutLanguage(nextUrl.pathname) !== '/admin/clinic';
  return isWithinAdmin && shown.data.has('root') ? false : defaultShouldRevalidate;
}
