import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import * as refusals from '#contract/messages/refusals.ts';
import { AppError } from '#server/app-error.ts';

const limits = { fieldNameSize: 200, fieldSize: Infinity, headerPairs: 20, headerSize: 8_192 };

interface FormLimits {
  parts: number;
  bytes: number;
}

/**
 * Reads a form part by part as it arrives, and no further than the first part that is too many: thousands of tiny ones would take much
 * more memory than they have bytes. Of parts with the same name the last counts.
 * @throws AppError `too-large` for too many parts or bytes; other errors for what is not such a form
 */
export async function readMultipart(request: Request, { parts: mostParts, bytes: mostBytes }: FormLimits) {
  const form = Object.create(null) as Record<string, string | File>;
  const reading = new Busboy({
    headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
    limits,
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
  });
  let parts = 0;
  const countPart = () => {
    parts += 1;
    if (parts > mostParts) reading.destroy(new AppError('too-large', `Please send at most ${mostParts} fields.`));
  };
  reading.on('field', (name, value) => {
    countPart();
    form[name] = value;
  });
  reading.on('file', (name, stream, fileName, _encoding, mimeType) => {
    countPart();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    stream.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    stream.on('end', () => {
      form[name] = new File(chunks, fileName, { type: mimeType });
    });
  });
  await pipeline(Readable.from(atMost(mostBytes, request.body)), reading);
  return form;
}

async function* atMost(most: number, body: ReadableStream<Uint8Array> | null) {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new AppError('too-large', refusals.atMost(sizeInWords(most)));
    yield chunk;
  }
}

export function sizeInWords(bytes: number) {
  return bytes < 1_048_576 ? `${bytes / 1_024} KB` : `${Math.floor(bytes / 1_048_576)} MB`;
}
