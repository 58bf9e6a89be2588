import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReceivedFile } from '#contract/fields.ts';
import { AppError } from './app-error.ts';

/**
 * Writes a body to a file in `folder` as it arrives, so that it needs no memory.
 * @throws AppError `too-large` as soon as there are more than `maxBytes`; what was written is deleted
 */
export async function receiveFile(
  folder: string,
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<ReceivedFile> {
  const received = path.join(folder, randomUUID());
  const file = await open(received, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      size += chunk.length;
      if (size > maxBytes)
        throw new AppError('too-large', `Please send at most ${Math.floor(maxBytes / 1_048_576)} MB.`);
      await file.write(chunk);
    }
    return { path: received, size };
  } catch (error) {
    await rm(received, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** A client that goes away is at fault itself, unlike for an error of the disk. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null) {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw new AppError('malformed-request', 'The file did not arrive as a whole.', { cause });
  }
}

/** Deletes the file after the work, which may take longer than the call, unless it has renamed it: then the file belongs to it. */
export async function withReceived<T>({ body }: { body?: unknown }, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await rm((body as { file: ReceivedFile }).file.path, { force: true });
  }
}
