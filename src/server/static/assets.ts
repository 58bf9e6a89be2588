import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type PreparedResponse, prepareEncodedResponse } from './prepared-response.ts';

/** File names contain a hash of the content, so browsers may cache them forever. */
const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Loads the built assets by path, with the compressed copies that the build has made. */
export function loadAssets(clientDir: string): ReadonlyMap<string, PreparedResponse> {
  const folder = path.join(clientDir, 'assets');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : [];
  return new Map(names.map((name) => [`/assets/${name}`, prepareAsset(path.join(folder, name))]));
}

function prepareAsset(file: string) {
  const contentType = getMimeType(file) ?? 'application/octet-stream';
  const bodies = { identity: readFileSync(file), br: readIfExists(`${file}.br`), gzip: readIfExists(`${file}.gz`) };
  return prepareEncodedResponse(200, { ...headers, ...scopeOf(file), 'Content-Type': contentType }, bodies);
}

/** The service worker that shows notifications belongs to the admin area. */
function scopeOf(file: string) {
  return path.basename(file).startsWith('alert-worker-') ? { 'Service-Worker-Allowed': '/admin' } : undefined;
}

function readIfExists(file: string) {
  return existsSync(file) ? readFileSync(file) : undefined;
}
