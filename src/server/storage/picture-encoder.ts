import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as pictureMessages from '#contract/messages/pictures.ts';
import { AppError } from '#server/http/app-error.ts';
import { createQueue } from '#server/queue.ts';
import { root } from '#server/root.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** Null for what cannot be read as a picture. */
export type PictureEncoder = (bytes: Uint8Array) => Promise<EncodedPicture | null>;

interface EncoderOptions {
  program?: string;
  /** A picture that takes longer is given up, in ms. */
  deadline?: number;
  /** How long the process stays without work, in ms. */
  idle?: number;
}

const ownProgram = fileURLToPath(new URL('src/server/storage/picture-program.ts', root));

/**
 * Encodes pictures in a process of its own, one at a time on all cores: what the decoder takes in memory goes back when the
 * process ends, and a picture that brings it down takes nothing else along.
 */
export function createPictureEncoder(options: EncoderOptions = {}): PictureEncoder {
  const { program = ownProgram, deadline = 20_000, idle = 10_000 } = options;
  const inTurn = createQueue({ atOnce: 1 });
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

/** It gets nothing of our environment: it decodes what strangers made, so it should know no secrets. */
function startProgram(program: string) {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    env: { UV_THREADPOOL_SIZE: '2' }, // two at once: with more it is no sooner done, and takes more memory
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // While it works, whoever waits for it keeps this process alive.
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
