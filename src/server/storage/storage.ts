// See docs/decisions/0048-uploads-in-a-bucket.md.

import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '#server/static/request-headers.ts';

export interface StoredFile {
  /** Size of the whole file, in bytes. */
  size: number;
  /** A strong ETag: it changes with the bytes. */
  etag: string;
}

/** The caller must consume or destroy the body. */
export interface OpenFile extends StoredFile {
  body: Readable;
}

export interface ListedFile {
  key: string;
  /** Time of the last change, in ms since 1970. */
  modifiedAt: number;
}

/** The store for uploads. Keys are paths such as `uploads/gallery/name.jpg`, and are never reused for other bytes. */
export interface Storage {
  /** Whether a copy comes over the network. */
  readonly isRemote: boolean;
  /** Once this resolves, the bytes survive a power cut. A partial file is never visible. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  head(key: string): Promise<StoredFile | null>;
  /** Opens a file, or a range of it. Null when there is no such file. */
  get(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
  /** All files, also those that are partially written, whose keys end in `.part`. */
  list(): Promise<ListedFile[]>;
  /** Copies a file into an existing folder of this computer. False when there is no such file. */
  copyTo(key: string, file: string): Promise<boolean>;
  /** Rejects when files cannot be reached. Costs one request at most. */
  check(): Promise<void>;
  /** The address at which visitors read the file themselves, for an hour. Left out when this program serves it. */
  signedUrl?: (key: string) => Promise<string>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** Files of job applications: never served to visitors, and never stored by a cache. */
export const applicationFolder = 'uploads/applications/';

/** Pictures that are shown while a person agrees: no cache may store them, so none can show them once they are gone. */
export const consentedFolder = 'uploads/consented/';

/** How a file is sent. A name is never reused, so browsers may cache pictures forever. */
export function headersOf(key: string) {
  if (key.startsWith(applicationFolder))
    return { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store' };
  return {
    'Content-Type': contentTypes[path.extname(key)] ?? 'application/octet-stream',
    'Cache-Control': key.includes(consentedFolder) ? 'private, no-store' : 'public, max-age=31536000, immutable',
  };
}

/** The storage did not do what it was asked to: it cannot be reached, or it refused. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly status: number | undefined;
  readonly code: string | undefined;

  /** `status` and `code` are those of the storage's answer, if there was one. */
  constructor(
    message: string,
    { status, code, ...options }: { status?: number; code?: string | undefined; cause?: unknown },
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
  }

  /** Whether there was no answer, or one that says that the server is at fault, so that the same call may succeed later. */
  get mayPass() {
    return this.status === undefined || this.status >= 500;
  }
}
