import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('pictures come from this site, and from where requests for them are redirected', () => {
  expect(contentSecurityPolicy('', '/').split('; ')).toContain("img-src 'self' data:");
  expect(contentSecurityPolicy('', '/', 'https://pictures.example').split('; ')).toContain(
    "img-src 'self' data: https://pictures.example",
  );
});
