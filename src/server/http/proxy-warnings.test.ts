import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const forwarded = { 'X-Forwarded-For': '192.0.2.7', 'X-Forwarded-Proto': 'https' };

test.each([
  ['http://clinic.test', 0, ['SITE_URL', 'TRUST_PROXY']],
  ['https://clinic.test', 0, ['TRUST_PROXY']],
  ['http://clinic.test', 1, ['SITE_URL']],
  ['https://clinic.test', 1, []],
])(
  'behind a proxy, SITE_URL %s with TRUST_PROXY %i is warned about once: %j',
  async (siteUrl, trustedProxies, named) => {
    const site = await createTestApp({ siteUrl, trustedProxies });
    await site.get('/healthz');
    const warnings = () => site.logged.filter((line) => /SITE_URL|TRUST_PROXY/.test(line));
    expect(warnings()).toEqual([]);
    for (let i = 0; i < 3; i++) await site.get('/healthz', forwarded);
    expect(warnings().map((line) => /SITE_URL|TRUST_PROXY/.exec(line)?.[0])).toEqual(named);
    expect(warnings().join()).not.toContain('192.0.2.7');
    await site.close();
  },
);
