import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as pictureMessages from '#contract/messages/pictures.ts';
import { AppError } from '#server/http/app-error.ts';
import { createQueue, type QueueUse } from '#server/queue.ts';
import { root } from '#server/root.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** Resolves to null when the bytes cannot be decoded as a picture. */
export type PictureEncoder = (bytes: Uint8Array) => Promise<EncodedPicture | null>;

interface EncoderOptions {
  program?: string;
  /** How long encoding a picture may take, in ms. */
  deadline?: number;
  /** How long the process stays without work before it ends, in ms. */
  idle?: number;
  use?: QueueUse;
}

const ownProgram = fileURLToPath(new URL('src/server/storage/picture-program.ts', root));

/**
 * Encodes pictures in a child process, one at a time on all cores. The decoder's memory is freed when that process ends, and a
 * picture that crashes the decoder does not crash the server.
 */
export function createPictureEncoder(options: EncoderOptions = {}): PictureEncoder {
  const { program = ownProgram, deadline = 20_000, idle = 10_000, use } = options;
  const inTurn = createQueue({ atOnce: 1, ...(use && { use }) });
  let child: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;

  return (bytes) =>
    inTurn(async () => {
      clearTimeout(ending);
      if (!child?.connected) child = startProgram(program);
      try {
        return await encodeIn(child, bytes, deadline);
      } catch (error) {
        child.kill('SIGKILL');
        child = undefined;
        throw new AppError('unavailable', pictureMessages.notPrepared, { cause: error });
      } finally {
        ending = setTimeout(() => child?.connected && child.disconnect(), idle).unref();
      }
    });
}

/** The environment is not passed on: a process that decodes untrusted files should not know secrets. */
function startProgram(program: string) {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    // More threads take more memory and are no faster. With an arena for each thread, glibc's malloc gives little of it back:
    // after eight photos of 12 megapixels the process had 412 MB instead of 166.
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The child must not keep this process alive: requests that wait for it do.
  child.unref();
  child.channel?.unref();
  return child;
}

async function encodeIn(child: ChildProcess, bytes: Uint8Array, deadline: number): Promise<EncodedPicture | null> {
  const { promise, resolve, reject } = Promise.withResolvers<EncodedPicture | null>();
  const onMessage = (message: unknown) => resolve(message as EncodedPicture | null);
  const onExit = (code: number | null, signal: string | null) =>
    reject(new Error(`The picture program ended (${signal ?? code}).`));
  const onDeadline = () => reject(new Error(`The picture took longer than ${deadline} ms.`));
  const timer = setTimeout(onDeadline, deadline);
  child.on('message', onMessage).on('exit', onExit).on('error', reject);
  child.send(bytes, (error) => error && reject(error));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', onExit).off('error', reject);
  }
}
