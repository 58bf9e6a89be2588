import type { Readable } from 'node:stream';
import type { ByteRange } from '#server/static/conditional-request.ts';

export interface StoredFile {
  size: number;
  /** A strong ETag: it changes with the bytes. */
  etag: string;
  /** Reads the whole file when no range is given. */
  read(range?: ByteRange): Readable;
}

/** The store for uploads. Keys are paths such as `uploads/gallery/name.jpg`, and are never reused for other bytes. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  find(key: string): Promise<StoredFile | null>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}
