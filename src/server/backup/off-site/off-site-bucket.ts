import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type Config, StartError } from '#server/config.ts';
import { commandOf } from '#server/process/command-line.ts';
import { reasonOf } from '#server/storage/create-storage.ts';
import type { S3Settings } from '#server/storage/s3-settings.ts';
import { createS3Storage } from '#server/storage/s3-storage.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { readTimeName, timeName } from '../backup-folder.ts';
import { decrypt, encrypt } from './encrypted-object.ts';

/** The object that says who writes there, and what is there. */
const writerName = 'writer';
const copiesFolder = 'copies/';
/** Prefix of the keys of uploads. */
const filesFolder = 'files/';

const writer = z.object({
  /** Changes with every write, so that a second writer, also one with the same data, is noticed. */
  token: z.string(),
  host: z.string(),
  /** Time of the last write, in ms. */
  at: z.number(),
  /** Hash of the last copy, so that the same is not copied again. */
  sha256: z.string().nullable(),
  /** Uploads found deleted: their keys, with the time in ms. */
  deletedFiles: z.record(z.string(), z.number()),
});

export type Writer = z.output<typeof writer>;

export interface OffSiteCopy {
  name: string;
  /** Time in ms. */
  at: number;
}

/** A bucket with encrypted copies. Everything rejects with a StartError that says what is wrong in words. */
export type OffSiteBucket = ReturnType<typeof openOffSiteBucket>;

/** A line may be slower than that to the bucket of the uploads, and no visitor waits. In ms. */
const patience = { answerMs: 30_000, streamMs: 60_000, probeMs: 0 };

/** @throws StartError when a setting is missing. */
export function openOffSiteBucket({ offSite, backupKey: key }: Pick<Config, 'offSite' | 'backupKey'>) {
  if (!offSite) throw new StartError('Set BACKUP_URL first: it names the bucket for the copies.');
  if (!key)
    throw new StartError(
      `BACKUP_URL needs BACKUP_KEY, which encrypts the copies: \`${commandOf('backup')} key\` makes one.`,
    );
  const { bucket } = offSite;
  const storage = createS3Storage({ ...offSite, redirects: false }, patience);

  async function inWords<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      const reason = reasonOf(error).replaceAll('AWS_', 'BACKUP_');
      throw new StartError(`The bucket ${bucket} cannot be used: ${reason}`, { cause: error });
    }
  }

  /** Objects are encrypted in memory, since the signature covers all bytes of a request. */
  const put = (name: string, content: Parameters<typeof encrypt>[2]) =>
    inWords(async () => {
      const parts: Buffer[] = [];
      for await (const part of encrypt(key, name, content)) parts.push(part);
      await storage.put(name, Buffer.concat(parts));
    });

  /** @throws DamagedObject, or WrongKey */
  async function* get(name: string) {
    const file = await inWords(() => storage.get(name));
    if (!file) throw new StartError(`${name} is not in the bucket ${bucket}.`);
    yield* decrypt(key as Buffer, name, reading(file.body));
  }

  async function* reading(body: AsyncIterable<Uint8Array>) {
    try {
      yield* body;
    } catch (error) {
      throw new StartError(`The bucket ${bucket} stopped sending: ${(error as Error).message}.`, { cause: error });
    }
  }

  const list = async (folder: string) =>
    (await inWords(() => storage.listUnder(folder))).map((file) => file.key.slice(folder.length));
  const remove = (name: string) => inWords(() => storage.delete(name));

  return {
    place: placeOf(offSite),
    async readWriter(): Promise<Writer | null> {
      const file = await inWords(() => storage.get(writerName));
      if (!file) return null;
      const text = await buffer(decrypt(key, writerName, reading(file.body)));
      return writer.parse(JSON.parse(text.toString()));
    },
    putWriter: (content: Writer) => put(writerName, [Buffer.from(JSON.stringify(content))]),
    /** Newest first. */
    async listCopies(): Promise<OffSiteCopy[]> {
      const names = await list(copiesFolder);
      return names
        .map((name) => ({ name, at: readTimeName(name) }))
        .filter(({ at }) => !Number.isNaN(at))
        .toSorted((a, b) => b.at - a.at);
    },
    putCopy: (at: number, content: AsyncIterable<Uint8Array>) => put(copiesFolder + timeName(at), content),
    getCopy: ({ name }: OffSiteCopy) => get(copiesFolder + name),
    deleteCopy: ({ name }: OffSiteCopy) => remove(copiesFolder + name),
    listFiles: () => list(filesFolder),
    putFile: (file: string, content: AsyncIterable<Uint8Array>) => put(filesFolder + file, content),
    getFile: (file: string) => get(filesFolder + file),
    deleteFile: (file: string) => remove(filesFolder + file),
  };
}

export const placeOf = ({ bucket, prefix }: S3Settings) => `s3://${bucket}/${prefix}`;
