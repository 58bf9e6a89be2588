import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { AppContext, AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { type CachedAnswersParts, createCachedAnswers, type FindAnswer } from './cached-answers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { CachedPage } from './page-key.ts';

type ApiFetch = (path: string, init: RequestInit) => Promise<Response>;

/**
 * What the front end's build gives to the server: its routes, which of its pages are the same for everyone, and the keys under
 * which pages look for what the server knows.
 */
export type PageBuild = ServerBuild & {
  entry: {
    module: {
      cachedPages: readonly CachedPage[];
      apiFetchContext: RouterContext<ApiFetch>;
      siteUrlContext: RouterContext<string>;
      pagePolicyContext: RouterContext<(html: string) => string>;
    };
  };
};

/** What pages need to know beyond the request. */
interface Surroundings {
  clientAddress: (c: AppContext) => string;
  /** For addresses that are read elsewhere; a request's own Host may be anything. */
  siteUrl: URL;
  /** Answers of the API that are at hand. */
  findAnswer?: FindAnswer;
}

interface PageParts extends Surroundings, Omit<CachedAnswersParts, 'app'> {
  build: PageBuild;
}

/** Adds the built pages behind the API. */
export function mountPages(app: Hono<AppEnv>, { build, ...parts }: PageParts) {
  const surroundings = { ...parts, findAnswer: createCachedAnswers({ app, ...parts }) };
  const render = createPageRenderer(app, build, surroundings, 'production');
  app.post('*', limitForm);
  app.all('*', compress(), async (c) => describe(await render(c)));
}

/** Forms of browsers without scripts are no larger than their calls would be. */
const limitForm = bodyLimit({
  maxSize: limits.jsonBody,
  onError: () => {
    throw new AppError('too-large');
  },
});

/** React Router's answer to a request. Its loaders call the API in-process, on behalf of the same client. */
export function createPageRenderer(
  app: Hono<AppEnv>,
  build: PageBuild | (() => Promise<PageBuild>),
  { clientAddress, siteUrl, findAnswer }: Surroundings,
  mode: string,
) {
  const handle = createRequestHandler(build, mode);
  return async (c: AppContext): Promise<Response> => {
    const { apiFetchContext, siteUrlContext, pagePolicyContext } = (typeof build === 'function' ? await build() : build)
      .entry.module;
    const context = new RouterContextProvider();
    const env = { clientAddress: clientAddress(c) };
    context.set(siteUrlContext, siteUrl.origin);
    context.set(pagePolicyContext, (html) => contentSecurityPolicy(html, c.req.path));
    context.set(apiFetchContext, async (path, init) => {
      return findAnswer?.(path, init) ?? app.fetch(new Request(new URL(path, c.req.url), init), env);
    });
    return handle(withoutOrigin(c.req.raw), context);
  };
}

/** It was checked already, against the site's own address; React Router knows only the Host that a proxy may have changed. */
function withoutOrigin(request: Request) {
  if (!request.headers.has('Origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, { headers });
}

/** In place, since another answer around this one would copy its body. */
function describe(response: Response): Response {
  const { headers, status } = response;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', status < 400 ? 'no-cache' : 'no-store');
  headers.append('Vary', 'Accept-Encoding');
  return response;
}
