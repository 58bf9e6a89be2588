import { expect } from 'vitest';
import type { OtherLanguage } from '#contract/plain/languages.ts';
import type { TestApp } from './test-app.ts';

/** Switches the languages of the website. */
export async function speak(site: TestApp, ...languages: OtherLanguage[]) {
  const { version: _, retentionMonths: __, offersTimes: ___, ...profile } = (await site.get('/api/clinic')).body;
  const { status } = await site.put('/api/clinic', { ...profile, languages }, await site.signIn());
  expect(status).toBe(200);
}
