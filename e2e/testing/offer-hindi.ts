import type { OtherLanguage } from '#contract/plain/languages.ts';
import { signInToApi } from './admin-api.ts';
import type { Site } from './site.ts';

/** Switches the languages of the website. */
export async function speak(site: Site, languages: readonly OtherLanguage[]) {
  const api = await signInToApi(site);
  const { version, offersTimes: _, retentionMonths: __, ...profile } = await api.clinic.get();
  await api.clinic.update({ body: { ...profile, languages: [...languages] } }, { ifMatch: version });
}
