import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { UploadedFile } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import type { Storage } from './storage.ts';

/** The asset locations of the API: blog, condition and gallery pictures, portraits. */
const folders = {
  blogs: 'uploads/',
  conditions: 'uploads/conditions/',
  gallery: 'uploads/gallery/',
  practitioners: 'uploads/practitioners/',
} as const;

export type PictureFolder = keyof typeof folders;

const longestEdge = 2_000;
const mostPixels = 60_000_000;

export interface Pictures {
  /** Re-encodes an upload and stores it under a random name, which it returns. */
  add(folder: PictureFolder, file: UploadedFile, field?: string): Promise<string>;
  /** The same for bytes that are already here. */
  addBytes(folder: PictureFolder, bytes: Uint8Array, field: string): Promise<string>;
  /** Stores one of the project's own drawings under names of its choice. */
  addDrawing(svg: Uint8Array, places: { folder: PictureFolder; name: string }[]): Promise<void>;
  remove(folder: PictureFolder, name: string): Promise<void>;
}

export function createPictures(storage: Storage): Pictures {
  return { add, addBytes, addDrawing, remove: (folder, name) => storage.remove(pictureKey(folder, name)) };

  async function add(folder: PictureFolder, file: UploadedFile, field = 'image') {
    if (file.size > limits.picture) throw new AppError('too-large', 'Please choose a picture of at most 10 MB.');
    return addBytes(folder, new Uint8Array(await file.arrayBuffer()), field);
  }

  async function addBytes(folder: PictureFolder, bytes: Uint8Array, field: string) {
    if (!isPicture(bytes)) throw invalid(field, 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.');
    const name = `${randomUUID()}.webp`;
    const encoded = await encode(bytes).catch(() => {
      throw invalid(field, 'This picture is damaged or too large to be read. Please choose another one.');
    });
    await storage.put(pictureKey(folder, name), encoded);
    return name;
  }

  async function addDrawing(svg: Uint8Array, places: { folder: PictureFolder; name: string }[]) {
    const encoded = await encode(svg);
    await Promise.all(places.map(({ folder, name }) => storage.put(pictureKey(folder, name), encoded)));
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
    .toBuffer();
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
