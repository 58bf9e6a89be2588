import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReceivedFile } from '#contract/fields.ts';
import { AppError } from './app-error.ts';

const prefix = 'clinic-received-';
/** A file is read for minutes at most; one of this age was left by a crash. In ms. */
const leftAfter = 6 * 3_600_000;

/**
 * Writes a body to a temporary file as it arrives, so that it needs no memory.
 * @throws AppError `too-large` as soon as there are more than `maxBytes`; what was written is deleted
 */
export async function receiveFile(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<ReceivedFile> {
  await deleteLeftFiles();
  const received = path.join(tmpdir(), prefix + randomUUID());
  const file = await open(received, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
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

/** Deletes the file after the work, which may take longer than the call, unless it has renamed it: then the file belongs to it. */
export async function withReceived<T>({ body }: { body?: unknown }, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await rm((body as { file: ReceivedFile }).file.path, { force: true });
  }
}

/** Only uploads add files, so cleaning up on upload is often enough. */
async function deleteLeftFiles() {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const left = path.join(tmpdir(), name);
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Infinity })); // another call has just deleted it
    if (mtimeMs < Date.now() - leftAfter) await rm(left, { force: true });
  }
}
