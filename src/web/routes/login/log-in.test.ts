import { expect, test } from 'vitest';
import * as sessionMessages from '#contract/messages/session.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { failedLoginMessage, type LoginAnswer } from './log-in.ts';

const refused = (status: number) => ({ kind: 'refused', status, advice: `Advice for ${status}.` }) as const;
const ourSide = 'The login did not work on our side. Please try again in a moment.';

test('the login says why it is shown', async () => {
  const failures = await failuresOf<[FormResult<LoginAnswer>, string | undefined]>(
    [
      [{ kind: 'saved', saved: 'wrong-credentials' }, sessionMessages.invalidLogin],
      [{ kind: 'invalid', errors: { email: sessionMessages.noEmail } }, undefined],
      [{ kind: 'saved', saved: 'expired-token' }, sessionMessages.expiredToken],
      [{ kind: 'saved', saved: 'wrong-code' }, sessionMessages.wrongCode],
      [{ kind: 'offline' }, 'The connection failed. Please check it and try again.'],
      [refused(429), 'Advice for 429.'],
      [refused(403), ourSide],
      [refused(413), ourSide],
      [refused(503), ourSide],
      [{ kind: 'saved', saved: 'signed-in' }, undefined],
      [{ kind: 'saved', saved: 'code-required' }, undefined],
    ],
    ([result, message]) => {
      expect(failedLoginMessage(result)).toBe(message);
    },
  );
  expect(failures).toEqual([]);
});
