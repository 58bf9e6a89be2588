/** For a `catch` where a file or folder may be missing. Rethrows every other error. */
export function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
