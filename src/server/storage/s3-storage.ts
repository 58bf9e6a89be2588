import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createQueue } from '#server/limits/queue.ts';
import { createS3Client, elementsIn, textIn } from './s3-client.ts';
import { bucketUrl, type S3Settings } from './s3-settings.ts';
import { headersOf, type ListedFile, type Storage, StorageUnavailable } from './storage.ts';

/** The check at the start writes this and deletes it. */
export const probeKey = 'write-check';

const atOnce = 8;

export interface S3Storage extends Storage {
  /** All files whose keys begin with this. */
  listUnder(folder: string): Promise<ListedFile[]>;
}

export function createS3Storage(settings: S3Settings, patience?: Parameters<typeof createS3Client>[1]): S3Storage {
  const { send, read, signUrl } = createS3Client(settings, patience);
  const inTurn = createQueue({ atOnce });
  const bucket = bucketUrl(settings);
  const urlOf = (key: string) => new URL(`${bucket}/${settings.prefix}${key}`);

  return {
    isRemote: true,
    async put(key, body) {
      await read({ method: 'PUT', url: urlOf(key), headers: headersOf(key), body });
    },
    /** Null also when there is no such bucket: the answer to HEAD has no body that would tell. */
    async head(key) {
      const answer = await send({ method: 'HEAD', url: urlOf(key) }).catch(nullIfMissing);
      return answer && describe(answer.resume());
    },
    get,
    async delete(key) {
      await inTurn(() => read({ method: 'DELETE', url: urlOf(key) }).catch(nullIfMissing));
    },
    list: () => listUnder('uploads/'),
    listUnder,
    copyTo: (key, file) =>
      inTurn(async () => {
        const found = await get(key);
        if (found) await pipeline(found.body, createWriteStream(file, { mode: 0o600, flush: true }));
        return found !== null;
      }),
    async check() {
      await listPage({ prefix: settings.prefix + probeKey });
    },
    ...(settings.redirects && { signedUrl: async (key) => signUrl(urlOf(key)) }),
  };

  async function get(key: string, range?: { start: number; end: number }) {
    const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const body = await send({ method: 'GET', url: urlOf(key), headers }).catch(nullIfMissing);
    return body && { ...describe(body), body };
  }

  async function listUnder(folder: string) {
    const files: ListedFile[] = [];
    let token: string | undefined;
    do {
      const page = await listPage({
        prefix: settings.prefix + folder,
        ...(token && { 'continuation-token': token }),
      });
      for (const file of elementsIn(page, 'Contents'))
        files.push({
          key: (textIn(file, 'Key') ?? '').slice(settings.prefix.length),
          modifiedAt: Date.parse(textIn(file, 'LastModified') ?? ''),
        });
      token = textIn(page, 'NextContinuationToken');
    } while (token);
    return files;
  }

  async function listPage(query: Record<string, string>) {
    const url = new URL(bucket);
    for (const [name, value] of Object.entries({ 'list-type': '2', ...query })) url.searchParams.set(name, value);
    return read({ method: 'GET', url });
  }
}

/** The whole file's size is the last number of `Content-Range: bytes 0-9/443`. */
function describe({ headers }: IncomingMessage) {
  const size = headers['content-range']?.split('/').at(-1) ?? headers['content-length'];
  return { size: Number(size), etag: headers.etag ?? '' };
}

/** Returns null for a missing file in a `catch`; a missing bucket is an error. */
function nullIfMissing(error: unknown) {
  if (error instanceof StorageUnavailable && error.status === 404 && error.code !== 'NoSuchBucket') return null;
  throw error;
}
