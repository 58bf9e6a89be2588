import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/index.ts';
import * as applicationMessages from '#contract/messages/applications.ts';
import { languageOfPath } from '#contract/plain/languages.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { AppContext, AppEnv } from '#server/http/app-env.ts';
import { plainPage } from '#server/http/error-response.ts';
import { formLimitsOf, rateLimitOf } from '#server/http/mount-endpoint.ts';
import { readMultipart } from '#server/http/multipart.ts';
import type { LimitStore } from '#server/limits/limit-store.ts';
import { createQueue } from '#server/limits/queue.ts';
import { translateSentence } from '#server/words/translate-sentence.ts';
import { wordsOf } from '#server/words/words-of.ts';

/** A page whose form has a file, and the call that it makes. */
export interface FileForm {
  path: string;
  call: string;
}

export interface FormLimits {
  limitStore: LimitStore;
  clientAddress: (c: AppContext) => string;
}

const limitTexts: MiddlewareHandler<AppEnv> = bodyLimit({
  maxSize: serverLimits.form,
  onError: () => {
    throw new AppError('too-large');
  },
});

/** Limits forms that are sent to a page, without scripts: the router would read whatever arrives, before the limits of the call. */
export function limitForms(fileForms: readonly FileForm[], limits: FormLimits): MiddlewareHandler<AppEnv> {
  const ofPages = new Map(fileForms.map(({ path, call }) => [path, limitFileForm(endpointOf(call), limits)]));
  return (c, next) => (ofPages.get(c.get('page') ?? '') ?? limitTexts)(c, next);
}

function endpointOf(call: string) {
  const endpoint = allEndpoints.find(({ method, path }) => `${method} ${path}` === call);
  if (!endpoint) throw new Error(`No call of the contract is ${call}.`);
  return endpoint;
}

/** Bounds memory: the form of a page is read as a whole. */
const filesAtOnce = { atOnce: 4, waiting: 12 };

/** First the limit of the call, then no more bytes and parts than it takes, which are read no further. */
function limitFileForm(endpoint: Endpoint, { limitStore, clientAddress }: FormLimits): MiddlewareHandler<AppEnv> {
  const rateLimit = rateLimitOf(endpoint);
  const most = formLimitsOf(endpoint);
  const inTurn = createQueue(filesAtOnce);
  return async (c, next) => {
    if (!c.req.header('Content-Type')?.toLowerCase().startsWith('multipart/form-data')) return limitTexts(c, next);
    const client = clientAddress(c);
    const { waitMs } = rateLimit ? await limitStore.take(rateLimit, client) : { waitMs: 0 };
    if (waitMs > 0) {
      c.header('Retry-After', String(Math.ceil(waitMs / 1_000)));
      const { language } = languageOfPath(c.req.path);
      const { tooManySent, inAnHour } = wordsOf(language).plainPages;
      return c.html(plainPage(tooManySent, inAnHour, language), 429);
    }
    if (Number(c.req.header('Content-Length') ?? 0) > most.bytes) return refuseFile(c);
    return inTurn(async () => {
      const body = await readMultipart(c.req.raw, most).catch(unlessTooLarge);
      if (!body) return refuseFile(c);
      c.req.raw = withForm(c.req.raw, body);
      if (rateLimit) await limitStore.giveBack(rateLimit, client); // the call counts it
      return next();
    });
  };
}

function refuseFile(c: AppContext) {
  const { language } = languageOfPath(c.req.path);
  const { fileTooLarge } = wordsOf(language).plainPages;
  const sentence = translateSentence(applicationMessages.tooLarge, language);
  return c.html(plainPage(fileTooLarge, sentence, language), 413);
}

function withForm(request: Request, parts: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  const headers = new Headers(request.headers);
  for (const name of ['Content-Type', 'Content-Length', 'Transfer-Encoding']) headers.delete(name);
  return new Request(request.url, { method: 'POST', headers, body, signal: request.signal });
}

function unlessTooLarge(cause: unknown) {
  if (cause instanceof AppError && cause.code === 'too-large') return undefined;
  throw new AppError('malformed-request', undefined, { cause });
}
