import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
  type ZstdOptions,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { acceptedEncoding, matchesEtag, readRange } from './request-headers.ts';

/** Names in lower case. */
type Headers = Readonly<Record<string, string>>;

/** Each encoding is a representation of its own, so each has its own strong ETag. */
interface Variant {
  body: Buffer;
  etag: string;
}

/** A response that is ready to be sent in every encoding that a browser may ask for. */
export interface PreparedResponse {
  status: number;
  headers: Headers;
  identity: Variant;
  br?: Variant | undefined;
  gzip?: Variant | undefined;
  /** Size of all encodings together. */
  bytes: number;
}

/**
 * Compression levels. `best` makes a page a twelfth smaller but takes forty times as long: 60 to 100 ms, too long for the first
 * visitor after a change.
 */
const efforts = { quick: { brotli: 5, gzip: 6, zstd: 3 }, best: { brotli: 11, gzip: 9, zstd: 19 } };
export type Effort = keyof typeof efforts;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);
const compressZstd = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress);

const brotliLevel = (level: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

const zstdLevel = (level: number, size: number) => ({
  params: { [constants.ZSTD_c_compressionLevel]: level },
  pledgedSrcSize: size,
});

/** Compresses a response once for all requests. */
export async function prepare(status: number, headers: Headers, identity: Buffer, effort: Effort = 'quick') {
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, brotliLevel(efforts[effort].brotli, identity.length)),
    compressGzip(identity, { level: efforts[effort].gzip }),
  ]);
  return prepareEncoded(status, headers, { identity, br, gzip: gzipped });
}

/** Prepares bodies that are already compressed. An encoding that would not make the body smaller is left out. */
export function prepareEncoded(
  status: number,
  headers: Headers,
  { identity, br, gzip }: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined },
): PreparedResponse {
  const bytes = identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
  return {
    status,
    headers,
    identity: variantOf(identity),
    br: br && variantOf(br),
    gzip: gzip && variantOf(gzip),
    bytes,
  };
}

function variantOf(body: Buffer): Variant {
  return { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` };
}

/**
 * Answers a GET or HEAD request: 304 when the browser has the current version, 206 for a range, which refers to the uncompressed
 * bytes. `more` headers replace those of the response.
 */
export function send(prepared: PreparedResponse, request: IncomingMessage, response: ServerResponse, more: Headers) {
  const { status, identity } = prepared;
  const { method, headers: asked } = request;
  const asksForRange = asked.range !== undefined && status === 200 && method === 'GET';
  const accepted = asksForRange ? 'identity' : acceptedEncoding(asked['accept-encoding'], ['br', 'gzip']);
  const encoding = prepared[accepted] ? accepted : 'identity';
  const { body, etag } = prepared[encoding] ?? identity;
  const { 'content-type': contentType = 'application/octet-stream', ...others } = prepared.headers;
  const headers: Record<string, string> = { ...others, etag, vary: 'Accept-Encoding', ...more };
  const ifNoneMatch = asked['if-none-match'];
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)) return response.writeHead(304, headers).end();

  const range = asksForRange ? readRange(asked, { size: body.length, etag }) : undefined;
  if (range === 'beyond') return response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  headers['content-type'] = contentType;
  headers['content-length'] = String(part.length);
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${body.length}`;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  response.writeHead(range ? 206 : status, headers);
  return method === 'HEAD' ? response.end() : response.end(part);
}

/** A response with a place for a text that is different each time it is sent. */
export interface PreparedTemplate {
  status: number;
  headers: Headers;
  before: Buffer;
  after: Buffer;
  /** Compressed parts. Frames of zstd that follow each other are one body (RFC 8878), so that only the text is compressed later. */
  frames: readonly [Buffer, Buffer];
  bytes: number;
}

export async function prepareTemplate(
  status: number,
  headers: Headers,
  { before, after }: Pick<PreparedTemplate, 'before' | 'after'>,
  effort: Effort = 'quick',
): Promise<PreparedTemplate> {
  const level = efforts[effort].zstd;
  const compress = (part: Buffer) => compressZstd(part, zstdLevel(level, part.length));
  const frames = await Promise.all([compress(before), compress(after)]);
  const bytes = [before, after, ...frames].reduce((sum, { length }) => sum + length, 0);
  return { status, headers, before, after, frames, bytes };
}

/**
 * Answers a GET or HEAD request with the text filled in. Without zstd, the whole is compressed with the least effort. It has no ETag,
 * and ranges are ignored: the next answer is another one.
 */
export function sendFilled(
  template: PreparedTemplate,
  text: string,
  request: IncomingMessage,
  response: ServerResponse,
  more: Headers,
) {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['zstd', 'br', 'gzip']);
  const body = fill(template, Buffer.from(text), encoding);
  response.writeHead(template.status, {
    ...template.headers,
    ...more,
    vary: 'Accept-Encoding',
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function fill(
  { before, after, frames }: PreparedTemplate,
  text: Buffer,
  encoding: 'zstd' | 'br' | 'gzip' | 'identity',
) {
  if (encoding === 'zstd')
    return Buffer.concat([frames[0], zstdCompressSync(text, zstdLevel(1, text.length)), frames[1]]);
  const whole = Buffer.concat([before, text, after]);
  if (encoding === 'br') return brotliCompressSync(whole, brotliLevel(0, whole.length));
  return encoding === 'gzip' ? gzipSync(whole, { level: 1 }) : whole;
}
