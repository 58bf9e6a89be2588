import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/app-error.ts';
import { matchesEtag, readRange } from '#server/static/conditional-request.ts';
import type { Storage, StoredFile } from './storage.ts';

const uploadPath = /^\/(uploads\/(?:[a-z]+\/)?[\w-]+\.(jpg|avif|webp))$/;
const contentTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' };

/** Serves stored pictures. A name is never reused, so browsers may cache pictures forever. */
export function serveUploads(app: Hono<AppEnv>, storage: Storage) {
  app.get('/uploads/*', async (c) => {
    const [, key, format = ''] = uploadPath.exec(c.req.path) ?? [];
    const file = key ? await storage.find(key) : null;
    if (!file) throw notFound();
    c.header('Content-Type', contentTypes[format]);
    c.header('ETag', file.etag);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Accept-Ranges', 'bytes');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return answer(c, file);
  });
}

function answer(c: AppContext, file: StoredFile) {
  const { size, etag } = file;
  const ifNoneMatch = c.req.header('If-None-Match');
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)) return c.body(null, 304);
  const range = c.req.method === 'GET' ? readRange(c.req.header(), { size, etag }) : undefined;
  if (range === 'beyond') return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
  c.header('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (range) c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  if (c.req.method === 'HEAD') return c.body(null, 200);
  return c.body(Readable.toWeb(file.read(range)) as ReadableStream, range ? 206 : 200);
}
