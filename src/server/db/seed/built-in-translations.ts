import { hash } from 'node:crypto';
import * as templateMessages from '#contract/messages/messages.ts';
import type { OtherLanguage } from '#contract/plain/languages.ts';
import { messageKeys } from '#contract/plain/template-fields.ts';
import { fieldsOf, textPages } from '#contract/plain/text-fields.ts';
import { kindOf, type TranslationKind } from '#contract/plain/translated-fields.ts';
import { builtInWords } from '#server/built-in-words.ts';
import { readBlogContent } from '#server/markup/blog-content.ts';
import { wordsOf } from '#server/words/words-of.ts';
import { conditionTextsOf } from './condition-texts-of.ts';
import { blogs } from './content/blogs.ts';
import { careers } from './content/careers.ts';
import { clinicProfile, practitioners } from './content/clinic.ts';
import { conditions } from './content/conditions.ts';
import { galleryItems } from './content/gallery.ts';
import { pages } from './content/pages.ts';
import { problems } from './content/problems.ts';
import { symptoms } from './content/symptoms.ts';
import { treatmentTexts } from './content/treatment-texts.ts';
import { notIf } from './content/treatments.ts';
import { type SampleSign, urgentSigns } from './content/urgent-signs.ts';

// The program's own texts have translations of its own. They are found by the English text, so that they hold as long as no one has
// changed it, in every database, and follow the program.

export const digestOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 16);

type Texts = Readonly<Record<string, string | null | undefined>>;

const known = new Map<OtherLanguage, ReadonlyMap<string, string>>();

const keyOf = (kind: TranslationKind, field: string, english: string) => `${kind} ${field} ${digestOf(english)}`;

/** The program's own translation of a text; the field of the words of a page is `page.field`. */
export function findBuiltIn(language: OtherLanguage, kind: TranslationKind, field: string, english: string) {
  const texts = known.get(language) ?? collect(language);
  known.set(language, texts);
  return texts.get(keyOf(kind, field, english));
}

function collect(language: OtherLanguage) {
  const found = new Map<string, string>();
  const add = (kind: TranslationKind, english: Texts, translated: Texts | undefined) => {
    for (const [field, text] of Object.entries(english)) {
      const own = translated?.[field];
      if (text && own && own !== text) found.set(keyOf(kind, field, text), own);
    }
  };
  const columns = (kind: TranslationKind, texts: Texts): Texts =>
    Object.fromEntries(Object.keys(kindOf(kind).fields).map((field) => [field, texts[field]]));

  const { defaults } = wordsOf(language).messages;
  for (const key of messageKeys)
    add('message-template', { text: templateMessages.defaults[key] }, { text: defaults[key] });
  const words = builtInWords[language];
  if (!words) return found;
  for (const condition of conditions) {
    const texts = words.conditions[condition.name];
    if (!texts) continue;
    const english = columns('condition', conditionTextsOf(condition));
    add('condition', english, columns('condition', conditionTextsOf({ ...condition, ...texts })));
  }
  for (const { name, urgentHelp } of symptoms) {
    const texts = words.symptoms[name];
    add('symptom', { name, urgent_help: urgentHelp }, { name: texts?.name, urgent_help: texts?.urgentHelp });
  }
  for (const { name } of problems) add('problem', { name }, { name: words.problems[name] });
  for (const [name, treatment_description] of Object.entries(words.treatmentNames)) {
    add('treatment', { treatment_description: name }, { treatment_description });
    add('treatment', { not_if: notIf[name] }, { not_if: words.notIf[name] });
    const english = columns('treatment', (treatmentTexts[name] ?? {}) as Texts);
    add('treatment', english, { ...words.treatmentTexts[name] });
  }
  for (const { title, content } of blogs) {
    const texts = words.blogs[title];
    if (!texts) continue;
    const [before, after] = [content, texts.content].map((text) => readBlogContent(text).content);
    add('blog', { title, content: before }, { title: texts.title, content: after });
  }
  for (const { position, description } of careers) add('opening', { position, description }, words.careers[position]);
  for (const { title, alt } of galleryItems) add('gallery-item', { title, alt }, words.gallery[title]);
  for (const { slug, title, content_html } of pages) add('page', { title, content_html }, words.pages[slug]);
  const signs: Readonly<Record<string, { sign: string; advice?: string }>> = words.signs;
  for (const { name, sign, advice } of urgentSigns as readonly SampleSign[]) add('sign', { sign, advice }, signs[name]);
  for (const person of practitioners)
    add('practitioner', columns('practitioner', person as unknown as Texts), { ...words.practitioners[person.name] });
  addProfile(add, words);
  for (const page of textPages)
    for (const [field, { text }] of Object.entries(fieldsOf(page)))
      add('texts', { [`${page}.${field}`]: text }, { [`${page}.${field}`]: words.texts[page]?.[field] });
  return found;
}

function addProfile(
  add: (kind: TranslationKind, english: Texts, translated: Texts) => void,
  { address, heroSlides }: NonNullable<(typeof builtInWords)[OtherLanguage]>,
) {
  const { street, locality, region } = clinicProfile.address;
  const slides = clinicProfile.heroSlides.map(({ headline, sentence }) => ({ headline, sentence }));
  const translated = slides.map(({ headline }) => heroSlides[headline]);
  add(
    'clinic-profile',
    { address: JSON.stringify({ street, locality, region }), heroSlides: JSON.stringify(slides) },
    {
      address: JSON.stringify(address),
      heroSlides: translated.every((slide) => slide !== undefined) ? JSON.stringify(translated) : null,
    },
  );
}
