/** Returns null for a missing file or folder in a `catch`, and rethrows every other error. */
export function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
