import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { UploadedFile } from '#contract/fields.ts';
import { logoProblems as logoMessages } from '#contract/messages/appearance.ts';
import * as pictureMessages from '#contract/messages/pictures.ts';
import { limits } from '#contract/plain/limits.ts';
import { logoName, smallLogo } from '#contract/plain/logo-name.ts';
import {
  canBeCut,
  cropFile,
  type FocalPoint,
  pictureFiles,
  pictureName,
  readPictureName,
  variantFile,
  variantsOf,
} from '#contract/plain/picture-name.ts';
import { AppError, invalid } from '#server/app-error.ts';
import type { Log } from '#server/log.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import { consentedFolder, type Storage } from './storage.ts';

/** Storage folders, which are also the paths on the site. */
const folders = {
  blogs: 'uploads/',
  blogTexts: 'uploads/blogs/',
  conditions: 'uploads/conditions/',
  gallery: 'uploads/gallery/',
  logos: 'uploads/logos/',
  consented: consentedFolder,
  practitioners: 'uploads/practitioners/',
  slides: 'uploads/slides/',
} as const;

export type PictureFolder = keyof typeof folders;

type StoredParts = Pick<EncodedPicture, 'fallback' | 'variants' | 'crops'>;

const randomId = () => randomBytes(8).toString('hex');

export type Pictures = ReturnType<typeof createPictures>;

export function createPictures(storage: Storage, encoder: PictureEncoder, log: Log) {
  return {
    /** Re-encodes an upload and stores it under a new random name, which it returns. */
    add: async (...upload: Parameters<typeof addMeasured>) => (await addMeasured(...upload)).name,
    /** Adds a picture from bytes. */
    addBytes: async (...picture: Parameters<typeof addMeasuredBytes>) => (await addMeasuredBytes(...picture)).name,
    addMeasured,
    addLogo,
    refocus,
    remove: (folder: PictureFolder, name: string) => removeAt(pictureKey(folder, name)),
    removeAt,
    /** The bytes of a stored picture; undefined where there is no such file. */
    read: async (key: string) => {
      const file = await storage.get(key);
      return file ? buffer(file.body) : undefined;
    },
    drawCard: encoder.draw,
    drawIcon: encoder.drawIcon,
    drawMailLogo: encoder.drawMailLogo,
  };

  /** Adds a picture, and returns the size of the encoded one in pixels. */
  async function addMeasured(folder: PictureFolder, file: UploadedFile, field = 'image') {
    return addMeasuredBytes(folder, await bytesOf(file), field);
  }

  /** Makes a logo of an upload, and returns the path of its larger file. */
  async function addLogo(file: UploadedFile, field = 'image') {
    const bytes = await bytesOf(file);
    if (!isPicture(bytes)) throw invalid(field, pictureMessages.notAPicture);
    const logo = await encoder.prepareLogo(bytes);
    if (!logo) throw invalid(field, pictureMessages.unreadable);
    if (typeof logo === 'string') throw invalid(field, logoMessages[logo]);
    const path = pictureKey('logos', logoName(randomId(), logo));
    // Without a row, `deleteOrphanedUploads` deletes one that is stored alone.
    await Promise.all([storage.put(path, logo.large), storage.put(smallLogo(path), logo.small)]);
    return path;
  }

  async function addMeasuredBytes(folder: PictureFolder, bytes: Uint8Array, field: string) {
    if (!isPicture(bytes)) throw invalid(field, pictureMessages.notAPicture);
    const encoded = await encoder.encode(bytes);
    if (!encoded) throw invalid(field, pictureMessages.unreadable);
    const { width, height } = encoded;
    const name = pictureName(randomId(), encoded);
    await store(pictureKey(folder, name), encoded);
    return { name, width, height };
  }

  /** Stores all files of a picture or none. */
  async function store(path: string, { fallback, variants, crops }: StoredParts) {
    const { id } = readPictureName(path) ?? { id: path };
    const writes = [
      storage.put(path, fallback),
      ...variants.map(({ bytes, ...variant }) => storage.put(variantFile(id, variant), bytes)),
      ...crops.map(({ bytes, ...crop }) => storage.put(cropFile(id, crop), bytes)),
    ];
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected');
    if (!failed) return;
    await removeAt(path);
    throw (failed as PromiseRejectedResult).reason;
  }

  /**
   * Stores a picture again with another focal point, under a new name, which it returns: names are never reused, so caches need not
   * be told. The picture itself is copied, and only its crops are made. The caller removes the old one once its row names the new one.
   * @throws AppError `invalid` for a drawing of the samples and for a picture of an early version, which have no crops
   */
  async function refocus(folder: PictureFolder, name: string, focus: FocalPoint, field = 'focus') {
    const facts = readPictureName(name);
    const fallback = canBeCut(name) ? await read(pictureKey(folder, name)) : null;
    if (!facts || !fallback) throw invalid(field, pictureMessages.cannotBeCut);
    const crops = await encoder.recut({ stored: fallback, focus });
    if (!crops) throw invalid(field, pictureMessages.cannotBeCut);
    const variants = await Promise.all(
      variantsOf(facts).map(async (variant) => {
        const bytes = await read(pictureKey(folder, variantFile(facts.id, variant)));
        if (!bytes) throw invalid(field, pictureMessages.cannotBeCut);
        return { ...variant, bytes };
      }),
    );
    const cut = pictureName(randomId(), { ...facts, focus });
    await store(pictureKey(folder, cut), { fallback, variants, crops });
    return cut;
  }

  async function read(key: string) {
    const file = await storage.get(key);
    return file && buffer(file.body);
  }

  /** Never rejects: what cannot be deleted now has no row any more, so `deleteOrphanedUploads` deletes it later. */
  async function removeAt(path: string) {
    const deletions = await Promise.allSettled(pictureFiles(path).map((file) => storage.delete(file)));
    const failed = deletions.find((deletion) => deletion.status === 'rejected');
    if (failed) log.error('a picture could not be deleted', { error: failed.reason });
  }
}

/**
 * Writes the row of a picture that is already stored, and deletes the picture when that fails. When the connection was lost
 * during the commit, the row may have been written, so the picture stays: `deleteOrphanedUploads` deletes a file without a row,
 * but a row without its file would be broken.
 */
export async function withPicture<T>(
  pictures: Pictures,
  folder: PictureFolder,
  name: string | null,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (name && !isConnectionLost(error)) await pictures.remove(folder, name);
    throw error;
  }
}

/** Errors of `pg` after which the commit may or may not have happened. */
function isConnectionLost(error: unknown) {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /^(?:08|57P|ECONN|EPIPE|ETIMEDOUT)/.test(code) || message.startsWith('Connection terminated');
}

/** The storage key of a picture, which is also its path on the site. */
export function pictureKey(folder: PictureFolder, name: string) {
  return folders[folder] + name;
}

async function bytesOf(file: UploadedFile) {
  if (file.size > limits.picture) throw new AppError('too-large', pictureMessages.tooLarge);
  return new Uint8Array(await file.arrayBuffer());
}

/** File signatures of JPEG, PNG, GIF, WebP and AVIF, in hexadecimal. */
const signatures = [
  /^ffd8ff/,
  /^89504e470d0a1a0a/,
  /^474946383[79]61/,
  /^52494646.{8}57454250/,
  /^.{8}66747970617669(?:66|73)/,
];

/** Checks the signature instead of the name and type that the sender claims. Keeps SVG, PDF and others from the decoder. */
function isPicture(bytes: Uint8Array) {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  return signatures.some((pattern) => pattern.test(start));
}
