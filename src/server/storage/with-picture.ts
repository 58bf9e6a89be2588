import type { PictureFolder, Pictures } from './pictures.ts';

/**
 * Writes the row of a picture that is already stored; when that is refused, the picture goes too. Where nobody can say whether
 * the row was written (a connection lost while it was committed) the picture stays: a row without its file would be worse than
 * a file without a row, which the sweep takes away.
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

/** What `pg` says when the server or the line went away, perhaps after it had stored everything. */
function isConnectionLost(error: unknown) {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /^(?:08|57P|ECONN|EPIPE|ETIMEDOUT)/.test(code) || message.startsWith('Connection terminated');
}
