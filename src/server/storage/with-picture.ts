import type { PictureFolder, Pictures } from './pictures.ts';

/** Writes the row of a picture that is already stored; when that fails, the picture goes too. */
export async function withPicture<T>(
  pictures: Pictures,
  folder: PictureFolder,
  name: string | null,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (name) await pictures.remove(folder, name);
    throw error;
  }
}
