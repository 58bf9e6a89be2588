// See docs/decisions/0033-packages-as-published.md.

import cssByAddress from 'virtual:built-styles';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  matchRoutes,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { addressIn, languageOfPath, languages } from '#contract/plain/languages.ts';
import { markdownPathOf } from '#contract/plain/markdown.ts';
import { escapeMarkup } from './markup.ts';
import {
  adminPages,
  areaCard,
  cachedPages as defaultCachedPages,
  documentPages,
  files,
  informingPages,
  markdownPages,
  patientPage,
  publicPages,
  signInPages,
  stopPage,
} from './pages.ts';
import type { ShellData } from './shell/clinic.ts';
import { IsDocument } from './shell/is-document.ts';
import { pagePolicyContext } from './shell/server-contexts.ts';
import { startScripts, withDocumentScript } from './shell/start-scripts.ts';
import { themeHead } from './shell/theme-head.ts';
import { pageAddress } from './ui/navigation/page-address.ts';

export { apiFetchContext } from './api/server-api.ts';
export { pagePolicyContext, siteUrlContext } from './shell/server-contexts.ts';

/** Addresses of all pages and files, with parameters. */
export const pageAddresses = [
  ...inEveryLanguage(markdownPages), // before pages whose pattern fits these as well
  ...inEveryLanguage(publicPages),
  ...inEveryLanguage([patientPage, stopPage, ...signInPages, ...adminPages]),
  ...inEveryLanguage(files),
].map(({ path }) => path);

export const cachedPages = inEveryLanguage(defaultCachedPages);

/** Addresses whose forms have a file, and the calls that these make. */
export const fileForms = inEveryLanguage(
  publicPages.flatMap((page) => ('takesFile' in page ? [{ path: page.path, call: page.takesFile }] : [])),
);

function inEveryLanguage<P extends { path: string }>(pages: readonly P[]): (P & { path: string })[] {
  return languages.flatMap((one) => pages.map((page) => ({ ...page, path: addressIn(one, page.path) })));
}

/** An address or method that does not exist is no error of the program, or strangers could fill its log and the page System. */
export function handleError(error: unknown, { request }: { request: Request }) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) console.error(error);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { page: pathname } = languageOfPath(new URL(request.url).pathname);
  const isDocument = matchRoutes([...documentPages, stopPage], pathname) !== null;
  const { root } = routes.staticHandlerContext.loaderData as { root?: ShellData };
  const html = withTheme(await render(routes, request.url, isDocument), root);
  if (pathname === areaCard.path) {
    headers.set('X-Robots-Tag', 'noindex');
    return sendPage(/<main>([^]*)<\/main>/.exec(html)?.[1] ?? '');
  }
  const styled = withAlternate(inlineStyles(html), pathname, status);
  return sendPage(isDocument ? withDocumentScript(styled) : startScripts(styled, pathname));

  function sendPage(page: string) {
    headers.set('Content-Security-Policy', context.get(pagePolicyContext)(page));
    return new Response(page, { status, headers });
  }
}

/** Puts what the clinic's look needs into the head. */
function withTheme(html: string, root: ShellData | undefined) {
  const { first, last } = themeHead(root);
  return html.replace(
    /(<head>.*?<meta charSet="utf-8"\/>)(.*?)<\/head>/s,
    (_, start: string, rest: string) => `${start}${first}${rest}${last}</head>`,
  );
}

/** Tells programs of the same page as Markdown. */
function withAlternate(html: string, pathname: string, status: number) {
  if (status !== 200 || !matchRoutes([...informingPages], pathname)) return html;
  const link = `<link rel="alternate" type="text/markdown" href="${escapeMarkup(markdownPathOf(pageAddress(pathname)))}"/>`;
  return html.replace('</head>', () => `${link}</head>`);
}

/** The whole page at once, with its data: the policy allows inline scripts by the hash of their text. */
async function render(routes: EntryContext, url: string, isDocument: boolean) {
  const page = (
    <IsDocument value={isDocument}>
      <ServerRouter context={routes} url={url} />
    </IsDocument>
  );
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  return new Response(stream).text();
}

/**
 * Puts the stylesheets into the page, so that the first paint waits for no second request. The links stay, with a type that no
 * browser loads: React Router and Vite look for them before they load a stylesheet, React Router with the mark that it gives
 * to those it shares with code that is loaded later.
 */
function inlineStyles(html: string) {
  return html.replaceAll(/<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g, (link, href: string, mark: string) => {
    const css = cssByAddress[href];
    if (!css) return link;
    const inlined = (address: string) => `<link rel="stylesheet" href="${address}" type="inlined"/>`;
    return `<style>${css}</style>${inlined(href)}${mark && inlined(href + mark)}`;
  });
}
