import { setTimeout } from 'node:timers/promises';
import { type Config, StartError } from '#server/config.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage, probeKey } from './s3-storage.ts';
import { type Storage, StorageUnavailable } from './storage.ts';

type Place = Pick<Config, 'dataDir' | 's3'>;

export function createStorage({ dataDir, s3 }: Place): Storage {
  return s3 ? createS3Storage(s3) : createLocalStorage(dataDir);
}

/** How long to wait for a server that is not up yet, and between two attempts, in ms. */
const patienceMs = 10_000;
const pauseMs = 500;

/**
 * Creates the storage and checks that it works: a bucket is listed, written to and deleted from.
 * @throws StartError that names the variable that is wrong.
 */
export async function openStorage(place: Place): Promise<Storage> {
  const storage = createStorage(place);
  if (!place.s3) return storage; // the data folder has been checked by `prepareDataDir`
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      await storage.check();
      await storage.put(probeKey, new Uint8Array());
      await storage.delete(probeKey);
      return storage;
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      if (!error.mayPass || performance.now() > until)
        throw new StartError(`STORAGE_URL: the bucket ${place.s3.bucket} cannot be used: ${reasonOf(error)}`, {
          cause: error,
        });
      await setTimeout(pauseMs);
    }
  }
}

const reasons: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket.',
  InvalidAccessKeyId: 'AWS_ACCESS_KEY_ID is not known there.',
  ExpiredToken: 'the key in AWS_SESSION_TOKEN has expired.',
  InvalidToken: 'AWS_SESSION_TOKEN does not belong to the key.',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID.',
  AccessDenied: 'the key may not list, write and delete files there.',
  PermanentRedirect: 'AWS_REGION or the endpoint is that of another region.',
  AuthorizationHeaderMalformed: 'AWS_REGION or the endpoint is that of another region.',
  RequestTimeTooSkewed: 'the clock of this computer is wrong.',
};

/** Returns the end of a sentence that names the bucket. */
export function reasonOf({ code, message }: StorageUnavailable) {
  return (code && reasons[code]) ?? message;
}
