import { data } from 'react-router';
import { ApiError } from './client.ts';

/** Loads one record or one page of a list; an unknown or refused id or cursor becomes a 404. */
export async function foundOr404<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
    // oxlint-disable-next-line typescript/only-throw-error -- this is how React Router is told
    if (error instanceof ApiError && (error.isMissing || error.status === 422)) throw data(error.message, 404);
    throw error;
  }
}
