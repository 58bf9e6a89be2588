import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

type Headers = Readonly<Record<string, string>>;

interface Variant {
  body: Buffer;
  etag: string;
  /** The flat form that `writeHead` takes: name, value, name, value. */
  headers: string[];
  notModifiedHeaders: string[];
}

/** A response that is ready to be sent in every encoding that a browser may ask for. */
export interface PreparedResponse {
  status: number;
  variants: Readonly<Record<Encoding, Variant>>;
  /** Size of all encodings together. */
  bytes: number;
}

/** The body in each encoding. An encoding that would not make it smaller is left out. */
export interface EncodedBodies {
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/**
 * Compression levels. `best` makes a page a twelfth smaller but takes forty times as long: 60 to 100 ms, too long for the first
 * visitor after a change.
 */
export const efforts = { quick: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 } };

/** Compresses a response once for all requests. */
export async function prepare(
  status: number,
  headers: Headers,
  identity: Buffer,
  effort: keyof typeof efforts = 'quick',
): Promise<PreparedResponse> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, efforts[effort].brotli),
    compressGzip(identity, { level: efforts[effort].gzip }),
  ]);
  return prepareEncodedResponse(status, headers, { identity, br, gzip: gzipped });
}

/** Prepares bodies that are already compressed. */
export function prepareEncodedResponse(
  status: number,
  headers: Headers,
  { identity, br, gzip }: EncodedBodies,
): PreparedResponse {
  const plain = variantOf(identity, 'identity', headers);
  const variants = {
    identity: plain,
    br: br ? variantOf(br, 'br', headers) : plain,
    gzip: gzip ? variantOf(gzip, 'gzip', headers) : plain,
  };
  return { status, variants, bytes: identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) };
}

/** Returns the response under another cache policy. */
export function withCachePolicy(prepared: PreparedResponse, policy: string): PreparedResponse {
  const replaced = (flat: readonly string[]) => {
    const headers = flat.flatMap((name, index) =>
      index % 2 === 0 && !name.endsWith('Cache-Control') ? [name, flat[index + 1] ?? ''] : [],
    );
    return [...headers, 'Cache-Control', policy];
  };
  const variant = (given: Variant): Variant => ({
    ...given,
    headers: replaced(given.headers),
    notModifiedHeaders: replaced(given.notModifiedHeaders),
  });
  const { identity, br, gzip } = prepared.variants;
  return { ...prepared, variants: { identity: variant(identity), br: variant(br), gzip: variant(gzip) } };
}

/** Each encoding is a separate representation, so each has its own strong ETag. */
function variantOf(body: Buffer, encoding: Encoding, given: Headers): Variant {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const { 'Content-Type': contentType = 'application/octet-stream', ...others } = given;
  const notModified = { ...others, ETag: etag, Vary: 'Accept-Encoding' };
  const full = {
    ...notModified,
    'Content-Type': contentType,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
  };
  return { body, etag, headers: Object.entries(full).flat(), notModifiedHeaders: Object.entries(notModified).flat() };
}

const brotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

function compressBrotli(body: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
