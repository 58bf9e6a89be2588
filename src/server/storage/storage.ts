import type { Readable } from 'node:stream';
import type { ByteRange } from '#server/static/byte-range.ts';

/** A stored file on its way out. */
export interface StoredFile {
  size: number;
  /** A strong one: other bytes have another. */
  etag: string;
  /** All of it when no range is named. */
  read(range?: ByteRange): Readable;
}

/** Where uploads are kept. Keys are paths such as `uploads/gallery/name.jpg`; bytes under a key never change. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  find(key: string): Promise<StoredFile | null>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}
