import { randomBytes } from 'node:crypto';
import type { UploadedFile } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import * as pictureMessages from '#contract/messages/pictures.ts';
import { pictureFiles, pictureName, readPictureName, variantFile } from '#contract/picture-name.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import type { Storage } from './storage.ts';

/** The asset locations of the API: blog (beside and inside the text), condition and gallery pictures, portraits, slides. */
const folders = {
  blogs: 'uploads/',
  blogTexts: 'uploads/blogs/',
  conditions: 'uploads/conditions/',
  gallery: 'uploads/gallery/',
  practitioners: 'uploads/practitioners/',
  slides: 'uploads/slides/',
} as const;

export type PictureFolder = keyof typeof folders;

interface StoredPicture {
  name: string;
  width: number;
  height: number;
}

export interface Pictures {
  /** Re-encodes an upload and stores it under a name of its own, which it returns. */
  add(folder: PictureFolder, file: UploadedFile, field?: string): Promise<string>;
  /** The same, for those who need to know how large it has become. */
  addMeasured(folder: PictureFolder, file: UploadedFile, field?: string): Promise<StoredPicture>;
  /** The same as `add` for bytes that are already here. */
  addBytes(folder: PictureFolder, bytes: Uint8Array, field: string): Promise<string>;
  remove(folder: PictureFolder, name: string): Promise<void>;
  /** The same by the path on the site that `pictureKey` gave. */
  removeAt(path: string): Promise<void>;
}

export function createPictures(storage: Storage, encode: PictureEncoder): Pictures {
  return {
    add: async (...upload) => (await addMeasured(...upload)).name,
    addBytes: async (...picture) => (await addMeasuredBytes(...picture)).name,
    addMeasured,
    remove: (folder, name) => removeAt(pictureKey(folder, name)),
    removeAt,
  };

  async function addMeasured(folder: PictureFolder, file: UploadedFile, field = 'image') {
    if (file.size > limits.picture) throw new AppError('too-large', pictureMessages.tooLarge);
    return addMeasuredBytes(folder, new Uint8Array(await file.arrayBuffer()), field);
  }

  async function addMeasuredBytes(folder: PictureFolder, bytes: Uint8Array, field: string): Promise<StoredPicture> {
    if (!isPicture(bytes)) throw invalid(field, pictureMessages.notAPicture);
    const encoded = await encode(bytes);
    if (!encoded) throw invalid(field, pictureMessages.unreadable);
    const { width, height } = encoded;
    const name = pictureName(randomBytes(8).toString('hex'), encoded);
    await store(pictureKey(folder, name), encoded);
    return { name, width, height };
  }

  /** All files of a picture or none. */
  async function store(path: string, { fallback, variants }: EncodedPicture) {
    const { id } = readPictureName(path) ?? { id: path };
    const writes = [
      storage.put(path, fallback),
      ...variants.map(({ bytes, ...variant }) => storage.put(variantFile(id, variant), bytes)),
    ];
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected');
    if (!failed) return;
    await removeAt(path);
    throw (failed as PromiseRejectedResult).reason;
  }

  async function removeAt(path: string) {
    await Promise.all(pictureFiles(path).map((file) => storage.remove(file)));
  }
}

/** Where a picture lies, which is also its path on the site. */
export function pictureKey(folder: PictureFolder, name: string) {
  return folders[folder] + name;
}

/** In hexadecimal: JPEG, PNG, GIF, WebP, AVIF. */
const beginnings = [
  /^ffd8ff/,
  /^89504e470d0a1a0a/,
  /^474946383[79]61/,
  /^52494646.{8}57454250/,
  /^.{8}66747970617669(?:66|73)/,
];

/** Goes by the bytes and not by what the sender calls them; what else the decoder could read (SVG, PDF) is not let near it. */
function isPicture(bytes: Uint8Array) {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  return beginnings.some((pattern) => pattern.test(beginning));
}
