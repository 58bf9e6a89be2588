import * as serverMessages from '#contract/messages/server.ts';
import { AppError } from './app-error.ts';

/**
 * The result of this work, if it comes in time. What comes later reaches nobody, but it is not undone.
 * @throws AppError `unavailable`
 */
export async function withinDeadline<T>(work: T | Promise<T>, ms: number): Promise<T> {
  if (!(work instanceof Promise)) return work;
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const refuse = () =>
    reject(new AppError('unavailable', serverMessages.tooLate, { headers: { 'Retry-After': '30' } }));
  const timer = setTimeout(refuse, ms);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
