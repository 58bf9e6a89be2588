import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { httpsOnly } from '#server/http/security-headers.ts';
import { type PreparedResponse, prepareEncoded } from './prepared-response.ts';

/** File names contain a hash of the content, so browsers may cache them forever. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Loads the built assets by path, with the compressed copies that the build has made. */
export function loadAssets(clientDir: string, secure: boolean): ReadonlyMap<string, PreparedResponse> {
  const folder = path.join(clientDir, 'assets');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : [];
  return new Map(names.map((name) => [`/assets/${name}`, prepareAsset(path.join(folder, name), secure)]));
}

function prepareAsset(file: string, secure: boolean) {
  const contentType = getMimeType(file) ?? 'application/octet-stream';
  const bodies = { identity: readFileSync(file), br: readIfExists(`${file}.br`), gzip: readIfExists(`${file}.gz`) };
  const all = { ...headers, ...(secure && httpsOnly), ...scopeOf(file), 'content-type': contentType };
  return prepareEncoded(200, all, bodies);
}

/** The service worker that shows notifications belongs to the admin area. */
function scopeOf(file: string) {
  return path.basename(file).startsWith('alert-worker-') ? { 'service-worker-allowed': '/admin' } : undefined;
}

function readIfExists(file: string) {
  return existsSync(file) ? readFileSync(file) : undefined;
}
