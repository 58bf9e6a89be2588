import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Clock } from '#server/clock.ts';
import { AppError } from './app-error.ts';

export interface FormTokens {
  create(): string;
  /**
   * Whether this key may be used now. Keys that scripts make up for themselves pass.
   * @throws AppError `invalid` for a forged key, a form filled in faster than a person can, or one left open for a day.
   */
  check(key: string): void;
}

const beginning = 'form';

/** Signed keys that carry the time of their making: idempotency key and fill time in one. */
export function createFormTokens(secret: string, clock: Clock): FormTokens {
  const signingKey = createHash('sha256').update(`form:${secret}`).digest();
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url');

  return {
    create() {
      const unsigned = [beginning, clock().toString(36), randomBytes(12).toString('base64url')].join('.');
      return `${unsigned}.${sign(unsigned)}`;
    },
    check(key) {
      if (!key.startsWith(`${beginning}.`)) return;
      const end = key.lastIndexOf('.');
      const expected = Buffer.from(sign(key.slice(0, end)));
      const signature = Buffer.from(key.slice(end + 1));
      const genuine = signature.length === expected.length && timingSafeEqual(signature, expected);
      const age = clock() - Number.parseInt(key.split('.')[1] ?? '', 36);
      if (!genuine || age > limits.formAge.max)
        throw new AppError('invalid', 'This form has been open for too long. Please send it again.');
      // One from the future was made before the clock was put back.
      if (age >= 0 && age < limits.formAge.min)
        throw new AppError('invalid', 'That was very quick. Please check what you entered and send it again.');
    },
  };
}
