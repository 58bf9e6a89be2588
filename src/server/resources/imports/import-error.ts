/** Why a file cannot be imported, as a sentence for people. Nothing of it is stored then. */
export class ImportError extends Error {
  override name = 'ImportError';
}
