import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Prepared, prepareEncoded } from './prepared.ts';

/** Their names carry a hash of what they hold. */
const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The browser's files by their address, with the compressed copies that the build has laid beside them. */
export function loadAssets(clientDir: string): ReadonlyMap<string, Prepared> {
  const folder = path.join(clientDir, 'assets');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : [];
  return new Map(names.map((name) => [`/assets/${name}`, prepareAsset(path.join(folder, name))]));
}

function prepareAsset(file: string) {
  const contentType = getMimeType(file) ?? 'application/octet-stream';
  const bodies = { identity: readFileSync(file), br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) };
  return prepareEncoded(200, { ...headers, 'Content-Type': contentType }, bodies);
}

function readIfThere(file: string) {
  return existsSync(file) ? readFileSync(file) : undefined;
}
