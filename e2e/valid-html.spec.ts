import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { publicPages, signInPages } from '#web/pages.ts';
import { missingPaths } from './testing/pages.ts';
import { type Site, startSite } from './testing/site.ts';
import { readSitemap } from './testing/sitemap.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Refused by the content security policy.
      'no-inline-style': 'error',
      // It counts landmarks inside closed dialogs. axe holds the same rule among those that show.
      'unique-landmark': 'off',
      // Everything comes from this site, so there is no one whose files would have to be distrusted.
      'require-sri': 'off',
    },
  }),
);

let site: Site;
beforeAll(async () => {
  site = await startSite({}, inject('seededDatabase'));
});
afterAll(async () => {
  await site.stop();
});

/** Lists mistakes in the HTML that the server sends, one per line. */
async function findMistakes(path: string, init?: RequestInit) {
  const response = await fetch(site.url + path, init);
  const { results } = validator.validateStringSync(await response.text());
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`);
}

test('every page of the sitemap is valid HTML', async () => {
  const paths = await readSitemap(site);
  const mistakes = await Promise.all(paths.map((path) => findMistakes(path)));
  expect(mistakes.flat()).toEqual([]);
});

const unlisted = publicPages.filter((page) => 'unlisted' in page).map(({ path }) => path);

test('every page is valid HTML', async () => {
  const failures = await failuresOf(
    [...unlisted, ...signInPages.map(({ path }) => path), '/admin', ...missingPaths],
    async (path) => {
      expect(await findMistakes(path)).toEqual([]);
    },
  );
  expect(failures).toEqual([]);
});

describe('a form that comes back with its mistakes', () => {
  test.each(['/appointment', '/review', '/career/1/apply'])('is valid HTML: %s', async (path) => {
    const body = new URLSearchParams({ intent: 'send', email: 'meera@' });
    expect(await findMistakes(path, { method: 'POST', body })).toEqual([]);
  });
});
