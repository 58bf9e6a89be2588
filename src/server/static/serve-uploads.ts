import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { notFound } from '#server/app-error.ts';
import { encodedSample } from '#server/db/seed/sample-pictures.ts';
import type { AppContext, AppEnv } from '#server/http/app-env.ts';
import { headersOfUploads } from '#server/http/security-headers.ts';
import {
  applicationFolder,
  consentedFolder,
  headersOf,
  type OpenFile,
  type Storage,
  type StoredFile,
} from '#server/storage/storage.ts';
import { type ByteRange, matchesEtag, readRange } from './request-headers.ts';

const uploadPath = /^\/(uploads\/(?:[a-z]+\/)?[\w-]{1,200}\.(?:jpg|avif|webp))$/;
/** Redirects may be cached for half as long as their signature is valid, in seconds. */
const redirectSeconds = 1_800;

/** Serves stored pictures, and those of the sample content from the sources. */
export function serveUploads(app: Hono<AppEnv>, uploads: Storage, samples: Storage) {
  app.get('/uploads/*', async (c) => {
    const [, path] = uploadPath.exec(c.req.path) ?? [];
    if (!path || path.startsWith(applicationFolder)) throw notFound();
    const sample = encodedSample(path);
    const [storage, key] = sample && (await samples.head(sample)) ? [samples, sample] : [uploads, path];
    // Anyone who has the address in a bucket can read the file for an hour, whatever becomes of the consent.
    if (storage.signedUrl && !path.startsWith(consentedFolder)) {
      c.header('Cache-Control', `public, max-age=${redirectSeconds}`);
      return c.redirect(await storage.signedUrl(key));
    }
    // The usual request asks the storage once.
    if (wantsWhole(c)) return send(c, await storage.get(key));
    return answerConditions(c, storage, key);
  });
}

function wantsWhole({ req }: AppContext) {
  return req.method === 'GET' && req.header('If-None-Match') === undefined && req.header('Range') === undefined;
}

/** Opens the file only if some of it is sent. */
async function answerConditions(c: AppContext, storage: Storage, key: string) {
  const file = await storage.head(key);
  if (!file) throw notFound();
  setHeaders(c, file);
  const { size, etag } = file;
  const ifNoneMatch = c.req.header('If-None-Match');
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)) return c.body(null, 304);
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Length': String(size) });
  const range = readRange(c.req.header(), { size, etag });
  if (range === 'beyond') return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
  return send(c, await storage.get(key, range), range);
}

function send(c: AppContext, file: OpenFile | null, range?: ByteRange) {
  if (!file) throw notFound();
  setHeaders(c, file);
  const { size, body } = file;
  c.header('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (range) c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return c.body(Readable.toWeb(body) as ReadableStream, range ? 206 : 200);
}

function setHeaders(c: AppContext, { etag }: StoredFile) {
  const headers = { ...headersOf(c.req.path), ...headersOfUploads };
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('ETag', etag);
  c.header('Accept-Ranges', 'bytes');
}
