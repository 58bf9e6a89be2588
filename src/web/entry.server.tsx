import cssByAddress from 'virtual:built-styles';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pagePolicyContext } from './shell/page-policy.ts';
import { scriptJson } from './shell/script-json.ts';
import { InlinedStyles } from './shell/stylesheets.tsx';

export { apiFetchContext } from './api/server-api.ts';
export { cachedPages } from './pages.ts';
export { pagePolicyContext } from './shell/page-policy.ts';
export { siteUrlContext } from './shell/site-url.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routes }: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const html = withData(withStyles(render(routes, request.url)), await new Response(serverHandoffStream).text());
  headers.set('Content-Security-Policy', context.get(pagePolicyContext)(html));
  return new Response(html, { status, headers });
}

/** All data is there by now, so nothing has to be waited for, and no time goes into the parts and encoders of a stream. */
function render(routes: EntryContext, url: string) {
  const html = renderToString(
    <InlinedStyles value={(href) => cssByAddress[href] && placeOf(href)}>
      <ServerRouter context={routes} url={url} />
    </InlinedStyles>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** React encodes whatever it writes, which for the stylesheets would cost as much as for all the rest of the page. */
const placeOf = (href: string) => `/*${href}*/`;

function withStyles(html: string) {
  return html.replace(/<style[^>]*>[^<]*/, (styles) =>
    styles.replaceAll(/\/\*(.+?)\*\//g, (_, href: string) => cssByAddress[href] ?? ''),
  );
}

/** The page's data, where React Router in the browser looks for it. */
function withData(html: string, data: string) {
  const controller = 'window.__reactRouterContext.streamController';
  const script = `<script>${controller}.enqueue(${scriptJson(data)});${controller}.close();</script>`;
  return html.replace(/<\/body><\/html>$/, () => script + '</body></html>');
}
