import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/app-error.ts';
import type { Storage } from './storage.ts';

const uploadPath = /^\/(uploads\/(?:[a-z]+\/)?[\w-]+\.webp)$/;

/** Pictures under their asset locations. Names are never used twice, so browsers may keep them for good. */
export function serveUploads(app: Hono<AppEnv>, storage: Storage) {
  app.get('/uploads/*', async (c) => {
    const key = uploadPath.exec(c.req.path)?.[1];
    const file = key ? await storage.find(key) : null;
    if (!file) throw notFound();
    const headers = {
      'Content-Type': 'image/webp',
      'Content-Length': String(file.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    };
    if (c.req.method !== 'HEAD') return c.body(Readable.toWeb(file.body) as ReadableStream, 200, headers);
    file.body.destroy(); // nobody would read it, and it would stay open
    return c.body(null, 200, headers);
  });
}
