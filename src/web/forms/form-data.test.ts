import { expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import * as serverMessages from '#contract/messages/server.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { ApiError } from '#web/api/client.ts';
import { attempt } from '#web/forms/define-form.ts';

import { adviceFor, isFailure, statusOf } from './form-data.ts';

const answer = (status: number, code: ErrorCode, detail: string) =>
  new ApiError(status, { type: 'about:blank', title: 'x', status, code, detail, requestId: 'x' });

test('every problem comes with advice that helps', async () => {
  const failures = await failuresOf(
    [
      ['a full disk', answer(503, 'unavailable', serverMessages.diskFull), 503, serverMessages.diskFull],
      ['too many calls', answer(429, 'too-many', 'Please wait.'), 429, 'Please wait.'],
      [
        'a fault of ours, which the form’s own sentence tells',
        answer(500, 'internal', 'Failed.'),
        500,
        'Please try again.',
      ],
      ['no connection', new ApiError(0), 503, 'Please check your connection and try again.'],
      ['a proxy that answers for us', new ApiError(502), 502, 'Please try again.'],
    ],
    async ([, error, status, advice]) => {
      const result = await attempt(() => Promise.reject(error), { fields: [] });
      expect(statusOf(result)).toBe(status);
      expect(isFailure(result) && adviceFor(result)).toBe(advice);
    },
  );
  expect(failures).toEqual([]);
});
