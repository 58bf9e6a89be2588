import type { PictureFolder, Pictures } from './pictures.ts';

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
