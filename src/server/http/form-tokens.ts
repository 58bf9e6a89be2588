// See docs/decisions/0044-form-tokens-in-cached-pages.md.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as refusals from '#contract/messages/refusals.ts';
import { limits } from '#contract/plain/limits.ts';
import { AppError } from '#server/app-error.ts';
import { createSigner } from '#server/auth/secrets.ts';
import type { Clock } from '#server/clock.ts';

export type FormTokens = ReturnType<typeof createFormTokens>;

const prefix = 'form';

/** Form tokens: idempotency keys that the server signs, with the time at which the form was opened. */
export function createFormTokens(sessionSecret: string, clock: Clock) {
  const sign = createSigner(sessionSecret, 'form');

  return {
    create() {
      const unsigned = [prefix, clock().toString(36), randomBytes(12).toString('base64url')].join('.');
      return `${unsigned}.${sign(unsigned)[0]}`;
    },
    /**
     * Accepts idempotency keys that clients generate themselves; checks those that `create` issued.
     * @throws AppError `invalid` when the token is forged, the form was filled in faster than a person can, or is a day old.
     */
    check(key: string) {
      if (!key.startsWith(`${prefix}.`)) return;
      const end = key.lastIndexOf('.');
      const signature = Buffer.from(key.slice(end + 1));
      const genuine = sign(key.slice(0, end)).some(
        (expected) => signature.length === expected.length && timingSafeEqual(signature, Buffer.from(expected)),
      );
      const age = clock() - Number.parseInt(key.split('.')[1] ?? '', 36);
      if (!genuine || age > limits.formAge.max) throw new AppError('invalid', refusals.openTooLong);
      // A negative age means that the clock was set back since the form was opened.
      if (age >= 0 && age < limits.formAge.min) throw new AppError('invalid', refusals.veryQuick);
    },
  };
}
