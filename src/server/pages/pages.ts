import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ClinicProfile } from '#contract/clinic.ts';
import { type Language, languageOfPath, languages } from '#contract/plain/languages.ts';
import { pageOfMarkdown } from '#contract/plain/markdown.ts';
import { routes } from '#contract/routes.ts';
import { formTokenPlace, visitorRoutes } from '#contract/visitor-routes.ts';
import type { AppContext, AppEnv } from '#server/http/app-env.ts';
import { isCounted } from '#server/http/counted-visitors.ts';
import { plainPage } from '#server/http/error-response.ts';
import { wordsOf } from '#server/words/words-of.ts';
import { type ApiResponseCacheOptions, createApiResponseCache, type FindCachedResponse } from './api-response-cache.ts';
import { type CachedPage, oldPostNumber, previewKey } from './cache-key.ts';
import { createCanonicalPath } from './canonical-path.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type FileForm, type FormLimits, limitForms } from './limit-forms.ts';
import { oldAddress } from './old-addresses.ts';
import { pageAsMarkdown } from './page-as-markdown.ts';
import { createRouteOf } from './route-of.ts';

type ApiFetch = (path: string, init: RequestInit) => Promise<Response>;

/**
 * The build of `web/`: its routes, the pages that may be cached, and the contexts through which the server passes values to
 * loaders and rendering.
 */
export type PageBuild = ServerBuild & {
  entry: {
    module: {
      cachedPages: readonly CachedPage[];
      /** Addresses of all pages and files. */
      pageAddresses: readonly string[];
      fileForms: readonly FileForm[];
      apiFetchContext: RouterContext<ApiFetch>;
      siteUrlContext: RouterContext<string>;
      pagePolicyContext: RouterContext<(html: string) => string>;
    };
  };
};

/** Usual value of `Retry-After`, in seconds. */
const usualRetryAfter = '5';

interface RendererOptions {
  clientAddress: (c: AppContext) => string;
  /** Base of absolute addresses. The Host header is not used, since a client can send anything in it. */
  siteUrl: URL;
  pictureOrigin?: string | undefined;
  findCachedResponse?: FindCachedResponse;
}

interface PagesOptions extends RendererOptions, FormLimits, Omit<ApiResponseCacheOptions, 'app'> {
  build: PageBuild;
  /** Loads the build of another language when someone asks for its first page. */
  loadBuild: (language: Language) => Promise<PageBuild>;
  findOldAddress: FindOldAddress;
}

export function mountPages(app: Hono<AppEnv>, { build, loadBuild, ...options }: PagesOptions) {
  const rendererOptions = { ...options, findCachedResponse: createApiResponseCache({ app, ...options }) };
  const renderers = new Map(
    languages.map((language, at) => [
      language,
      createPageRenderer(app, at === 0 ? build : () => loadBuild(language), rendererOptions, 'production'),
    ]),
  );
  const render = (c: AppContext) => renderers.get(languageOfPath(c.req.path).language)?.(c) ?? c.notFound();
  app.use(namePage(build.entry.module.pageAddresses));
  app.post('*', limitForms(build.entry.module.fileForms, options));
  app.get('*', redirectToCanonical(build.entry.module.pageAddresses));
  app.get('*', redirectOldAddresses(options.findOldAddress));
  app.all('*', compress(), async (c) => withDefaultHeaders(await render(c)));
}

/** The log names a page by its pattern. */
export function namePage(addresses: readonly string[]): MiddlewareHandler<AppEnv> {
  const routeOf = createRouteOf(addresses);
  return (c, next) => {
    c.set('page', routeOf(c.req.path));
    return next();
  };
}

/** Each page has one address, for search engines and for the page cache. */
export function redirectToCanonical(addresses: readonly string[]): MiddlewareHandler<AppEnv> {
  const canonicalPath = createCanonicalPath(addresses);
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname) ?? pathname;
    if (canonical === pathname) return next();
    c.header('Cache-Control', 'public, max-age=3600');
    return c.redirect(canonical + search, 301);
  };
}

type FindOldAddress = (addresses: readonly string[]) => Promise<string | undefined>;

/**
 * Redirects the address of a blog on the clinic's former website to the blog, unless a page has that address. The number of a post
 * in the query, `/?p=123`, is no address of ours, so it is looked for first.
 */
export function redirectOldAddresses(findOldAddress: FindOldAddress): MiddlewareHandler {
  return async (c, next) => {
    const { url } = c.req;
    if (oldPostNumber.test(url)) {
      const slug = await find(url);
      if (slug) return redirectTo(slug);
    }
    await next();
    const slug = [400, 404].includes(c.res.status) && !new URL(url).pathname.endsWith('.data') && (await find(url));
    if (slug) c.res = redirectTo(slug);
    return undefined;
  };

  async function find(url: string) {
    const { pathname } = new URL(url);
    const addresses = [oldAddress(url), oldAddress(pathname)].filter((address) => address !== undefined);
    return addresses.length > 0 ? findOldAddress(addresses) : undefined;
  }

  function redirectTo(slug: string) {
    const headers = { Location: `/blog/${encodeURIComponent(slug)}`, 'Cache-Control': 'public, max-age=3600' };
    return new Response(null, { status: 301, headers });
  }
}

/** Renders pages with React Router. Loaders and actions call the API in-process, with the visitor's client address. */
export function createPageRenderer(
  app: Hono<AppEnv>,
  build: PageBuild | (() => Promise<PageBuild>),
  { clientAddress, siteUrl, pictureOrigin, findCachedResponse }: RendererOptions,
  mode: string,
) {
  const handle = createRequestHandler(build, mode);
  return async (c: AppContext): Promise<Response> => {
    if (!isDecodable(new URL(c.req.url).pathname)) return refuseAddress(c);
    const { apiFetchContext, siteUrlContext, pagePolicyContext } = (typeof build === 'function' ? await build() : build)
      .entry.module;
    const context = new RouterContextProvider();
    const counted = isCounted(c.req.raw.headers);
    const env = { clientAddress: clientAddress(c), traceIds: c.get('traceIds'), isCounted: counted };
    context.set(siteUrlContext, siteUrl.origin);
    context.set(pagePolicyContext, (html) =>
      contentSecurityPolicy(html, languageOfPath(c.req.path).page, pictureOrigin),
    );
    let unanswered = 0;
    let retryAfter: string | null = null;
    let hasUnlinkedPart = false;
    let hasFormToken = false;
    const isMarkdown = c.get('page')?.endsWith('.md') ?? false;
    const previewed = isMarkdown ? undefined : await findPreview(app, c, env);
    const fetchApi: ApiFetch = async (path, init) => {
      if (path === visitorRoutes.formTokens.create.path) {
        if (c.env.template) {
          c.env.template.hasPlace = true;
          return Response.json({ key: formTokenPlace });
        }
        hasFormToken = true;
      }
      if (previewed && Object.hasOwn(previewed, path)) return Response.json(previewed[path]);
      unanswered += 1;
      const cached = await findCachedResponse?.(path, init);
      const response = cached?.response ?? (await app.fetch(new Request(new URL(path, c.req.url), init), env));
      if (response.ok && !cached?.failed) unanswered -= 1;
      if (response.status === 503) retryAfter ??= response.headers.get('Retry-After') ?? usualRetryAfter;
      if (cached?.unlinked) hasUnlinkedPart = true;
      return response;
    };
    context.set(apiFetchContext, fetchApi);
    const request = withoutOrigin(c.req.raw);
    const page = isMarkdown
      ? await asMarkdown(request, siteUrl, (at) => handle(at, context), fetchApi)
      : await handle(request, context);
    if (previewed) page.headers.set('X-Robots-Tag', 'noindex');
    // A page that shows a fallback in place of a failed part is for this visitor only.
    if (unanswered > 0 || hasFormToken || previewed) page.headers.set('Cache-Control', 'no-store');
    else if (hasUnlinkedPart) page.headers.set('Cache-Control', 'private, no-cache');
    return retryAfter !== null && page.status >= 500 ? unavailable(page, retryAfter) : page;
  };
}

/** The router cannot read `%zz` or bytes that are not UTF-8, and would print a warning for each. */
function isDecodable(pathname: string) {
  try {
    return decodeURIComponent(pathname) !== ''; // unused, the bundler would drop the call
  } catch {
    return false;
  }
}

function refuseAddress(c: AppContext) {
  const { language } = languageOfPath(c.req.path);
  const { malformedAddress, unreadableCharacters } = wordsOf(language).plainPages;
  return c.html(plainPage(malformedAddress, unreadableCharacters, language), 400);
}

/** The answers of the API that a previewed page gets instead of the stored ones. */
async function findPreview(app: Hono<AppEnv>, c: AppContext, env: AppEnv['Bindings']) {
  const key = previewKey.exec(c.req.url)?.[1];
  if (!key) return undefined;
  const response = await app.request(`/api/previews/${key}`, undefined, env);
  return response.ok ? ((await response.json()) as { answers: Record<string, unknown> }).answers : undefined;
}

/** React Router answers 500 to whatever a loader throws. If the API is unavailable for a while, so is the page. */
function unavailable({ body, headers }: Response, retryAfter: string) {
  headers.set('Retry-After', retryAfter);
  return new Response(body, { status: 503, headers });
}

/** Renders the page, and answers with its words. Search engines are told to show the page itself. */
async function asMarkdown(
  request: Request,
  siteUrl: URL,
  render: (page: Request) => Promise<Response>,
  fetchApi: ApiFetch,
) {
  const url = new URL(request.url);
  url.pathname = pageOfMarkdown(url.pathname);
  const page = await render(new Request(url, request));
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page;
  const address = siteUrl.origin + url.pathname;
  const clinic = await fetchApi(routes.clinic.getPublic.path, { headers: new Headers() });
  const known = clinic.ok ? ((await clinic.json()) as ClinicProfile) : undefined;
  const { status, headers } = page;
  headers.delete('Content-Security-Policy');
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  headers.set('X-Robots-Tag', 'noindex');
  headers.set('Link', `<${address}>; rel="canonical"`);
  return new Response(pageAsMarkdown(await page.text(), address, known), { status, headers });
}

/** `same-origin.ts` has already checked Origin against SITE_URL. React Router would compare it with the Host, which a proxy may change. */
function withoutOrigin(request: Request) {
  if (!request.headers.has('Origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, { headers });
}

/** Changes the response in place: a new one would copy the body. */
function withDefaultHeaders(response: Response): Response {
  const { headers, status } = response;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', status < 400 ? 'no-cache' : 'no-store');
  headers.append('Vary', 'Accept-Encoding');
  return response;
}
