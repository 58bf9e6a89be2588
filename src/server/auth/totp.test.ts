import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { encodeBase32, findTotpStep, totpAddress, totpCode, totpStep } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B. Its codes have 8 digits; ours are the last 6 of them.
test('codes match those of the RFC', async () => {
  const failures = await failuresOf(
    [
      [59, '94287082'],
      [1_111_111_109, '07081804'],
      [1_111_111_111, '14050471'],
      [1_234_567_890, '89005924'],
      [2_000_000_000, '69279037'],
      [20_000_000_000, '65353130'],
    ],
    ([seconds, code]) => {
      expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code.slice(2));
    },
  );
  expect(failures).toEqual([]);
});

// RFC 4226, appendix D.
test('the codes of the first ten steps match the RFC', () => {
  const codes = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');
  expect(codes.map((_, step) => totpCode(secret, step))).toEqual(codes);
});

test('only the previous, the current and the next code are accepted', () => {
  const now = 1_111_111_111_000;
  const step = totpStep(now);
  const around = [-2, -1, 0, 1, 2].map((distance) => findTotpStep(secret, totpCode(secret, step + distance), now));
  expect(around).toEqual([null, step - 1, step, step + 1, null]);
  for (const wrong of ['', '000000', '50471', '0504710']) expect(findTotpStep(secret, wrong, now)).toBeNull();
});

// RFC 4648, section 10, without the padding, which apps do not accept.
test('a text in base 32 is that of the RFC', async () => {
  const failures = await failuresOf(
    [
      ['f', 'MY'],
      ['fo', 'MZXQ'],
      ['foo', 'MZXW6'],
      ['foob', 'MZXW6YQ'],
      ['fooba', 'MZXW6YTB'],
      ['foobar', 'MZXW6YTBOI'],
      ['\0\0\0\0\0', 'AAAAAAAA'],
    ],
    ([text, encoded]) => {
      expect(encodeBase32(Buffer.from(text))).toBe(encoded);
    },
  );
  expect(failures).toEqual([]);
});

test('the otpauth address escapes special characters in the names of the clinic and the person', () => {
  expect(totpAddress({ secret, email: 'a+b@example.com', issuer: 'Back & Knee: Kochi' })).toBe(
    'otpauth://totp/Back%20%26%20Knee%3A%20Kochi:a%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Back%20%26%20Knee%3A%20Kochi',
  );
});
