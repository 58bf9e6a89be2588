import type { Readable } from 'node:stream';

/** A stored file on its way out. */
export interface StoredFile {
  size: number;
  body: Readable;
}

/** Where uploads are kept. Keys are paths such as `uploads/gallery/name.webp`; bytes under a key never change. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  find(key: string): Promise<StoredFile | null>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}
