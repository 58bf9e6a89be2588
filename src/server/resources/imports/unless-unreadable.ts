import { AppError } from '#server/app-error.ts';

/** Undefined for a text that was not read in time, which ends its blog, not the import. */
export async function unlessUnreadable<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return undefined;
    throw error;
  });
}
