import { expect, test } from 'vitest';
import { clinicLimits, treatmentLimits } from '#contract/plain/clinic-limits.ts';
import { clinicCountries, countryProfile } from '#contract/plain/countries.ts';
import { limits, serverLimits } from '#contract/plain/limits.ts';
import { fits } from '#contract/plain/text-length.ts';
import { blogs as englishBlogs } from '#server/db/seed/content/blogs.ts';
import { careers as englishCareers } from '#server/db/seed/content/careers.ts';
import { clinicProfile, practitioners as englishPractitioners } from '#server/db/seed/content/clinic.ts';
import { galleryItems as englishGallery } from '#server/db/seed/content/gallery.ts';
import { pages as englishPages } from '#server/db/seed/content/pages.ts';
import { problems as englishProblems } from '#server/db/seed/content/problems.ts';
import { symptoms as englishSymptoms } from '#server/db/seed/content/symptoms.ts';
import { treatmentTexts as englishTreatmentTexts } from '#server/db/seed/content/treatment-texts.ts';
import { advice, notIf as englishNotIf, services, therapies } from '#server/db/seed/content/treatments.ts';
import { blogs } from './hi/content/blogs.ts';
import { careers } from './hi/content/careers.ts';
import { heroSlides, practitioners } from './hi/content/clinic.ts';
import { countries, unknownCountry } from './hi/content/countries.ts';
import { galleryItems } from './hi/content/gallery.ts';
import { pages } from './hi/content/pages.ts';
import { problems } from './hi/content/problems.ts';
import { symptoms } from './hi/content/symptoms.ts';
import { treatmentTexts } from './hi/content/treatment-texts.ts';
import { names, notIf } from './hi/content/treatments.ts';

const sorted = (items: Iterable<string> | null | undefined) => [...new Set(items ?? [])].toSorted();
const placesOf = (text: string) => sorted(text.match(/\{[^{}]*\}/g));
const numbersOf = (text: string) => sorted(text.match(/\d+/g));

const tagsOf = (html: string) => html.match(/<[^>]*>/g);

/** A text says the same in Hindi as far as a program can tell: it is Hindi, it fits, and its places and numbers are there. */
function expectHindi(hindi: string | undefined, english: string, max: number) {
  expect(hindi, english).toMatch(/\p{Script=Devanagari}/u);
  expect(hindi, 'without rare letters').toBe(hindi?.normalize('NFC'));
  expect(placesOf(hindi ?? ''), english).toEqual(placesOf(english));
  expect(numbersOf(hindi ?? ''), english).toEqual(expect.arrayContaining(numbersOf(english)));
  expect(fits(hindi ?? '', max), `too long: ${hindi}`).toBe(true);
}

test('each seeded treatment has a name, contraindications and the words of its page in Hindi', () => {
  const treatments = [advice, ...therapies, ...services];
  expect(sorted(Object.keys(names))).toEqual(sorted(treatments));
  expect(sorted(Object.keys(notIf))).toEqual(sorted(Object.keys(englishNotIf)));
  expect(sorted(Object.keys(treatmentTexts))).toEqual(sorted(Object.keys(englishTreatmentTexts)));
  expect(new Set(Object.values(names)).size).toBe(treatments.length);
  for (const name of treatments) {
    expectHindi(names[name], name, limits.title);
    expectHindi(notIf[name], englishNotIf[name] ?? '', treatmentLimits.notIf);
    for (const field of ['what', 'happens', 'helps', 'evidence'] as const)
      expectHindi(treatmentTexts[name]?.[field], englishTreatmentTexts[name]?.[field] ?? '', limits.freeText);
  }
});

test('each problem and symptom of the samples has its words in Hindi', () => {
  expect(sorted(Object.keys(problems))).toEqual(sorted(englishProblems.map(({ name }) => name)));
  for (const { name } of englishProblems) expectHindi(problems[name], name, limits.name);
  expect(sorted(Object.keys(symptoms))).toEqual(sorted(englishSymptoms.map(({ name }) => name)));
  for (const { name, urgentHelp } of englishSymptoms) {
    expectHindi(symptoms[name]?.name, name, limits.name);
    if (urgentHelp) expectHindi(symptoms[name]?.urgentHelp, urgentHelp, limits.urgentHelp);
    else expect(symptoms[name], name).not.toHaveProperty('urgentHelp');
  }
});

test('the pages that clinics begin with have the same parts, links and fields in Hindi', () => {
  expect(sorted(Object.keys(pages))).toEqual(sorted(englishPages.map(({ slug }) => slug)));
  for (const { slug, title, content_html } of englishPages) {
    expectHindi(pages[slug]?.title, title, limits.title);
    expectHindi(pages[slug]?.content_html, content_html, serverLimits.pageText);
    expect(tagsOf(pages[slug]?.content_html ?? ''), slug).toEqual(tagsOf(content_html));
  }
});

test('the articles of the samples have the same parts, sources and fields in Hindi', () => {
  expect(sorted(Object.keys(blogs))).toEqual(sorted(englishBlogs.map(({ title }) => title)));
  for (const { title, content } of englishBlogs) {
    expectHindi(blogs[title]?.title, title, limits.title);
    expectHindi(blogs[title]?.content, content, serverLimits.blogContent);
    expect(tagsOf(blogs[title]?.content ?? ''), title).toEqual(tagsOf(content));
  }
});

test('openings, pictures, practitioners and slides of the samples have their words in Hindi', () => {
  expect(sorted(Object.keys(careers))).toEqual(sorted(englishCareers.map(({ position }) => position)));
  for (const { position, description } of englishCareers) {
    expectHindi(careers[position]?.position, position, limits.title);
    expectHindi(careers[position]?.description, description, limits.freeText);
  }
  expect(sorted(Object.keys(galleryItems))).toEqual(sorted(englishGallery.map(({ title }) => title)));
  for (const { title, alt } of englishGallery) {
    expectHindi(galleryItems[title]?.title, title, limits.title);
    expectHindi(galleryItems[title]?.alt, alt, clinicLimits.alt);
  }
  expect(sorted(Object.keys(practitioners))).toEqual(sorted(englishPractitioners.map(({ name }) => name)));
  for (const person of englishPractitioners) {
    const words = practitioners[person.name];
    for (const field of ['name', 'qualification', 'specialty'] as const)
      expectHindi(words?.[field], person[field], limits.name);
    expectHindi(words?.description, person.description, clinicLimits.shortText);
    expectHindi(words?.biography, person.biography, limits.freeText);
    expectHindi(words?.registration, person.registration, clinicLimits.registration);
  }
  expect(sorted(Object.keys(heroSlides))).toEqual(sorted(clinicProfile.heroSlides.map(({ headline }) => headline)));
  for (const { headline, sentence } of clinicProfile.heroSlides) {
    const words = heroSlides[headline];
    expectHindi(words?.headline, headline, clinicLimits.headline.characters);
    expect(words?.headline.split(' ').length, headline).toBeLessThanOrEqual(clinicLimits.headline.words);
    expectHindi(words?.sentence, sentence, clinicLimits.sentence);
  }
});

test('the law and the help lines of each country have their words in Hindi', () => {
  for (const country of [...clinicCountries, 'XX'] as const) {
    const english = countryProfile(country);
    const words = country === 'XX' ? unknownCountry : countries[country];
    for (const field of ['authority', 'legalBasis', 'rights', 'transfers'] as const)
      expectHindi(words[field], english[field], limits.freeText);
    expectHindi(words.answerTime, english.answerTime, limits.name);
    for (const field of ['crisisLine', 'childLine'] as const)
      if (english[field] === null) expect(words[field], country).toBeNull();
      else expectHindi(words[field] ?? undefined, english[field], limits.title);
  }
});
