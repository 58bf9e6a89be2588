import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { UploadedFile } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
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

const longestEdge = 2_000;
const mostPixels = 60_000_000;

interface StoredPicture {
  name: string;
  width: number;
  height: number;
}

export interface Pictures {
  /** Re-encodes an upload and stores it under a random name, which it returns. */
  add(folder: PictureFolder, file: UploadedFile, field?: string): Promise<string>;
  /** The same, for those who need to know how large it has become. */
  addMeasured(folder: PictureFolder, file: UploadedFile, field?: string): Promise<StoredPicture>;
  /** The same as `add` for bytes that are already here. */
  addBytes(folder: PictureFolder, bytes: Uint8Array, field: string): Promise<string>;
  /** Stores one of the project's own drawings under names of its choice. */
  addDrawing(svg: Uint8Array, places: { folder: PictureFolder; name: string }[]): Promise<void>;
  remove(folder: PictureFolder, name: string): Promise<void>;
  /** The same by the path on the site that `pictureKey` gave. */
  removeAt(path: string): Promise<void>;
}

export function createPictures(storage: Storage): Pictures {
  const removeAt = (path: string) => storage.remove(path);
  return {
    add: async (...upload) => (await addMeasured(...upload)).name,
    addBytes: async (...picture) => (await addMeasuredBytes(...picture)).name,
    addMeasured,
    addDrawing,
    remove: (folder, name) => removeAt(pictureKey(folder, name)),
    removeAt,
  };

  async function addMeasured(folder: PictureFolder, file: UploadedFile, field = 'image') {
    if (file.size > limits.picture) throw new AppError('too-large', 'Please choose a picture of at most 10 MB.');
    return addMeasuredBytes(folder, new Uint8Array(await file.arrayBuffer()), field);
  }

  async function addMeasuredBytes(folder: PictureFolder, bytes: Uint8Array, field: string): Promise<StoredPicture> {
    if (!isPicture(bytes)) throw invalid(field, 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.');
    const name = `${randomUUID()}.webp`;
    const { data, info } = await encode(bytes).catch(() => {
      throw invalid(field, 'This picture is damaged or too large to be read. Please choose another one.');
    });
    await storage.put(pictureKey(folder, name), data);
    return { name, width: info.width, height: info.height };
  }

  async function addDrawing(svg: Uint8Array, places: { folder: PictureFolder; name: string }[]) {
    const { data } = await encode(svg);
    await Promise.all(places.map(({ folder, name }) => storage.put(pictureKey(folder, name), data)));
  }
}

/** Where a picture lies, which is also its path on the site. */
export function pictureKey(folder: PictureFolder, name: string) {
  return folders[folder] + name;
}

/** Turned upright, no larger than a screen needs, and without metadata such as the place where it was taken. */
async function encode(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
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
