import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  type BrotliCompress,
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gunzipSync,
} from 'node:zlib';
import { type Encoding, encodings } from './accepted-encoding.ts';
import { efforts } from './prepared-response.ts';

/**
 * A response with a place for a text that is different each time it is sent. What is round the place is compressed once, and
 * the text goes between as a stored block, which both formats know.
 */
export interface PreparedTemplate {
  status: number;
  /** Without the length, for `writeHead`. */
  headers: Readonly<Record<Encoding, string[]>>;
  /** The body with the text, which has as many bytes as was said. */
  fill: Readonly<Record<Encoding, (text: Buffer) => Buffer>>;
  /** Size of all encodings together. */
  bytes: number;
}

interface Template {
  before: Buffer;
  after: Buffer;
  /** Size of the text that goes between, in bytes. */
  length: number;
}

/** The text comes with the two bytes after it: Brotli encodes what follows by the two bytes before. */
const joinBytes = 2;

export async function prepareTemplate(
  status: number,
  headers: Readonly<Record<string, string>>,
  template: Template,
  effort: keyof typeof efforts = 'quick',
): Promise<PreparedTemplate> {
  const [br, gzip] = await Promise.all([
    compressBrotli(template, efforts[effort].brotli),
    compressGzip(template, efforts[effort].gzip),
  ]);
  const { before, after } = template;
  const fill = { identity: (text: Buffer) => Buffer.concat([before, text, after]), br, gzip };
  const ofEncoding = (encoding: Encoding) => {
    const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    return Object.entries({ ...headers, Vary: 'Accept-Encoding', ...coding }).flat();
  };
  const sample = Buffer.alloc(template.length);
  return {
    status,
    headers: { identity: ofEncoding('identity'), br: ofEncoding('br'), gzip: ofEncoding('gzip') },
    fill,
    bytes: encodings.reduce((sum, encoding) => sum + fill[encoding](sample).length, 0),
  };
}

async function compressBrotli(template: Template, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_OPERATION_FLUSH } = constants;
  const [head, join, tail] = partsOf(template);
  const size = template.before.length + template.length + template.after.length;
  const stream = createBrotliCompress({
    ...roomy,
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: size },
  });
  const [first, last] = await compressRound(stream, BROTLI_OPERATION_FLUSH, template);
  const fill = (text: Buffer) => Buffer.concat([first, brotliBlock(text.length + join.length), text, join, last]);
  return verified(fill, brotliDecompressSync, [head, join, tail], template.length);
}

/** The beginning of an uncompressed meta-block (RFC 7932, section 9.2). */
function brotliBlock(length: number) {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

const trailerBytes = 8;

async function compressGzip(template: Template, level: number) {
  const [head, join, tail] = partsOf(template);
  const [first, last] = await compressRound(createGzip({ ...roomy, level }), constants.Z_SYNC_FLUSH, template);
  const rest = last.subarray(0, -trailerBytes);
  const headSum = crc32(head);
  const fill = (text: Buffer) => {
    const trailer = Buffer.alloc(trailerBytes);
    trailer.writeUInt32LE(crc32(tail, crc32(join, crc32(text, headSum))));
    trailer.writeUInt32LE(head.length + text.length + join.length + tail.length, 4);
    return Buffer.concat([first, deflateBlock(text.length + join.length), text, join, rest, trailer]);
  };
  return verified(fill, gunzipSync, [head, join, tail], template.length);
}

/** The beginning of a stored block (RFC 1951, section 3.2.4). */
function deflateBlock(length: number) {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

function partsOf({ before, after }: Template) {
  return [before, after.subarray(0, joinBytes), after.subarray(joinBytes)] as const;
}

/** Enough for the whole output: it is read after each part. */
const roomy = { chunkSize: 2 ** 16, readableHighWaterMark: 2 ** 26 };

/** Compresses what is before the place and after it in one stream, so that the second part can refer to the first. */
async function compressRound(stream: BrotliCompress | Gzip, flush: number, template: Template) {
  const [head, join, tail] = partsOf(template);
  const outputs: Buffer[] = [];
  for (const part of [head, Buffer.concat([placeholder.subarray(0, template.length), join])]) {
    stream.write(part);
    await new Promise<void>((resolve) => {
      stream.flush(flush, resolve);
    });
    outputs.push(readAll(stream));
  }
  stream.end(tail);
  return [outputs[0] ?? Buffer.alloc(0), await buffer(stream)] as const;
}

/** Reads all output that is available so far. */
function readAll(stream: BrotliCompress | Gzip) {
  const read = () => stream.read() as Buffer | null;
  const chunks: Buffer[] = [];
  for (let chunk = read(); chunk !== null; chunk = read()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Stands for the text while the rest is compressed. Its bytes are all different, and no two that are neighbours here are
 * neighbours in UTF-8, so that it is compressed without a reference and nothing refers to it.
 */
const placeholder = Buffer.from([
  ...Array.from({ length: 0x40 }, (_, index) => 0xff - index), // bytes that begin a character, and some that never occur
  ...Array.from({ length: 0x1f }, (_, index) => index + 1).filter((code) => !isSpace(code)), // control characters
]);

function isSpace(code: number) {
  return /\s/.test(String.fromCharCode(code));
}

/** @throws if the result cannot be read: something refers to the placeholder, or the text is longer. */
function verified(
  fill: (text: Buffer) => Buffer,
  decompress: (body: Buffer) => Buffer,
  [head, join, tail]: readonly [Buffer, Buffer, Buffer],
  length: number,
) {
  const text = randomBytes(length);
  if (!decompress(fill(text)).equals(Buffer.concat([head, text, join, tail])))
    throw new Error('A page with a place for its form token could not be compressed.');
  return fill;
}
