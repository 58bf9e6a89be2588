import * as serverMessages from '#contract/messages/server.ts';
import { AppError } from '#server/app-error.ts';

/**
 * Resolves to the result of the work if it finishes in time. Late work is not cancelled: its result is dropped, and an error is
 * passed to `onLateError`.
 * @throws AppError `unavailable` at the deadline.
 */
export async function withinDeadline<T>(
  work: T | Promise<T>,
  ms: number,
  onLateError: (error: unknown) => void,
): Promise<T> {
  if (!(work instanceof Promise)) return work;
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const refuse = () => {
    reject(new AppError('unavailable', serverMessages.tooLate, { headers: { 'Retry-After': '30' } }));
    work.catch(onLateError);
  };
  const timer = setTimeout(refuse, ms);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
