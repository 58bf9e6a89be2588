import type { ClinicProfile } from '#contract/clinic.ts';
import type { FieldError } from '#contract/errors.ts';
import { missing } from '#contract/messages/texts.ts';
import { defaultLanguage, type Language, type OtherLanguage } from '#contract/plain/languages.ts';
import { defaultTexts, fieldsOf, placesIn, type TextPage } from '#contract/plain/text-fields.ts';
import { fits, withPlainLineEnds } from '#contract/plain/text-length.ts';
import { AppError } from '#server/app-error.ts';
import { countryWords } from '#server/built-in-words.ts';
import { builtInOf, type FindBuiltIn } from '#server/db/translations.queries.ts';
import { wordsOf as serverWords } from '#server/words/words-of.ts';

export type Words = Record<string, string>;

/** The words of a page: the default ones, but for those that were edited. */
export function wordsOf(page: TextPage, edited: Words): Words {
  const fields = fieldsOf(page);
  const known = Object.entries(edited).filter(([field]) => Object.hasOwn(fields, field)); // a later version may drop a field
  return { ...defaultTexts(page), ...Object.fromEntries(known) };
}

/** The program's own words in another language, where the English ones are its own. */
export const builtInOfPage =
  (language: OtherLanguage, page: TextPage): FindBuiltIn =>
  (field, english) =>
    builtInOf(language, 'texts')(`${page}.${field}`, english);

/**
 * The words of a page after an edit. Fields that the page does not have are ignored.
 * @throws AppError `invalid`, with an error for each field without words, with too many, or with a place that does not exist
 */
export function editWords(page: TextPage, before: Words, edit: Words): Words {
  const errors: FieldError[] = [];
  const after = { ...before };
  for (const [field, { max }] of Object.entries(fieldsOf(page))) {
    const typed = edit[field];
    if (typed === undefined) continue;
    const text = withPlainLineEnds(typed).trim();
    const message = problemOf(page, text, max);
    if (message) errors.push({ field, message });
    after[field] = text;
  }
  if (errors.length > 0) throw new AppError('invalid', undefined, { errors });
  return after;
}

function problemOf(page: TextPage, text: string, max: number) {
  if (text === '') return missing;
  if (!fits(text, max)) return `Please use at most ${max.toLocaleString('en')} characters.`;
  const places = placesIn(page);
  const unknown = text.match(/\{[^{}\n]*\}/g)?.find((place) => !places.includes(place));
  return unknown && `${unknown} has no meaning here. You can use ${new Intl.ListFormat('en-GB').format(places)}.`;
}

/**
 * Drops words that equal the defaults. The words about privacy are stored whole, since their version belongs to all of
 * them.
 */
export function editedOnly(page: TextPage, words: Words): Words {
  const defaults = defaultTexts(page);
  const edited = Object.entries(words).filter(([field, text]) => text !== defaults[field]);
  return page === 'privacy' && edited.length > 0 ? words : Object.fromEntries(edited);
}

type PrivacyFacts = Pick<ClinicProfile, 'dataProcessors' | 'retentionMonths' | 'address'> & { applicationDays: number };

/** The words about privacy as visitors read them. */
export function fillPlaces(words: Words, clinic: PrivacyFacts, language: Language = defaultLanguage): Words {
  const country = countryWords(clinic.address.country, language);
  const places: Record<string, string> = {
    period: keptFor(clinic, language),
    applications: serverWords(language).privacy.days(clinic.applicationDays),
    providers: clinic.dataProcessors ? `: ${clinic.dataProcessors}` : '',
    authority: country.authority,
    basis: country.legalBasis,
    rights: country.rights,
    answer: country.answerTime,
    transfers: country.transfers,
  };
  const fill = (text: string) =>
    text.replace(
      /\{([a-z]+)\}/g,
      (place, name: string) => (Object.hasOwn(places, name) ? places[name] : undefined) ?? place,
    );
  return Object.fromEntries(Object.entries(words).map(([field, text]) => [field, fill(text)]));
}

/** 'for 3 years', as the clinic has set it. */
export function keptFor(
  { retentionMonths }: Pick<ClinicProfile, 'retentionMonths'>,
  language: Language = defaultLanguage,
) {
  const { untilErased, forPeriod, years, months } = serverWords(language).privacy;
  if (retentionMonths === null) return untilErased;
  return forPeriod(retentionMonths % 12 === 0 ? years(retentionMonths / 12) : months(retentionMonths));
}
