import cssByAddress from 'virtual:built-styles';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pagePolicyContext } from './shell/page-policy.ts';
import { InlinedStyles } from './shell/stylesheets.tsx';

export { apiFetchContext } from './api/server-api.ts';
export { pagePolicyContext } from './shell/page-policy.ts';
export { siteUrlContext } from './shell/site-url.ts';

const renderDeadline = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { rendered, failed } = await render(routes, request.url);
  const html = withStyles(rendered);
  headers.set('Content-Security-Policy', context.get(pagePolicyContext)(html));
  return new Response(html, { status: failed ? 500 : status, headers });
}

async function render(routes: EntryContext, url: string) {
  const errors: unknown[] = [];
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error(`Rendering ${url} took too long`)), renderDeadline);
  if (routes.renderMeta) routes.renderMeta.didRenderScripts = true; // ours do: React Router then adds the page's data
  try {
    const page = (
      <InlinedStyles value={(href) => cssByAddress[href] && placeOf(href)}>
        <ServerRouter context={routes} url={url} />
      </InlinedStyles>
    );
    const stream = await renderToReadableStream(page, {
      signal: deadline.signal,
      // The page is sent whole, so no part of it needs to be moved into place by a script later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    });
    await stream.allReady;
    return { rendered: await new Response(stream).text(), failed: errors.length > 0 };
  } finally {
    clearTimeout(timer);
    for (const error of errors) console.error(error);
  }
}

/** React encodes whatever it writes, which for the stylesheets would cost as much as for all the rest of the page. */
const placeOf = (href: string) => `/*${href}*/`;

function withStyles(html: string) {
  return html.replace(/<style[^>]*>[^<]*/, (styles) =>
    styles.replaceAll(/\/\*(.+?)\*\//g, (_, href: string) => cssByAddress[href] ?? ''),
  );
}
