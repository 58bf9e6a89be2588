import { data } from 'react-router';
import { ApiError } from './client.ts';

/** For pages about one thing: when the API does not know it, the page answers 404 too. */
export async function foundOr404<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
    // oxlint-disable-next-line typescript/only-throw-error -- this is how React Router is told
    if (error instanceof ApiError && error.status === 404) throw data(error.message, 404);
    throw error;
  }
}
