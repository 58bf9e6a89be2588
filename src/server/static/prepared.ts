import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

type Headers = Readonly<Record<string, string>>;

interface Variant {
  body: Buffer;
  etag: string;
  /** As `writeHead` takes them: name, value, name, value. */
  headers: string[];
  notModifiedHeaders: string[];
}

/** An answer that is ready to be sent, in every encoding that a browser may ask for. */
export interface Prepared {
  status: number;
  variants: Readonly<Record<Encoding, Variant>>;
  /** Of all encodings together. */
  bytes: number;
}

/** The same answer in other encodings; what is left out would not get smaller. */
export interface EncodedBodies {
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** Compresses an answer once for all who will ask. */
export async function prepare(status: number, headers: Headers, identity: Buffer): Promise<Prepared> {
  const [br, gzipped] = await Promise.all([compressBrotli(identity), compressGzip(identity)]);
  return prepareEncoded(status, headers, { identity, br, gzip: gzipped });
}

/** The same for bodies that are compressed already. */
export function prepareEncoded(status: number, headers: Headers, { identity, br, gzip }: EncodedBodies): Prepared {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const plain = variantOf(identity, 'identity', hash, headers);
  const variants = {
    identity: plain,
    br: br ? variantOf(br, 'br', hash, headers) : plain,
    gzip: gzip ? variantOf(gzip, 'gzip', hash, headers) : plain,
  };
  return { status, variants, bytes: identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) };
}

/** Each encoding is a representation of its own, so each has a strong tag of its own. */
function variantOf(body: Buffer, encoding: Encoding, hash: string, given: Headers): Variant {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const { 'Content-Type': contentType = 'application/octet-stream', ...others } = given;
  const kept = { ...others, ETag: etag, Vary: 'Accept-Encoding' };
  const described = {
    ...kept,
    'Content-Type': contentType,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
  };
  return { body, etag, headers: Object.entries(described).flat(), notModifiedHeaders: Object.entries(kept).flat() };
}

const brotli = promisify(brotliCompress);
const compressGzip = (body: Buffer) => promisify(gzip)(body, { level: 9 });

/** The highest quality costs ten times as much for two percent: too long for the first visitor after a change. */
const quality = 9;

function compressBrotli(body: Buffer) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
