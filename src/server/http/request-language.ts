import { defaultLanguage, type Language, type OtherLanguage, otherLanguages } from '#contract/plain/languages.ts';
import { translateSentence } from '#server/words/translate-sentence.ts';
import type { AppContext } from './app-env.ts';

/** A header that asks for more is no person's. */
const mostRanges = 20;

/**
 * The languages that someone asks for before English, the best first: by `?lang=`, or else those of `Accept-Language` (RFC 9110,
 * 12.5.4) that the program speaks. Whether the clinic has switched them on is another question.
 */
export function askedLanguages(lang: string | undefined | null, acceptLanguage: string | undefined | null) {
  const asked = new Set(lang ? lang.split(',').map(exactly) : wantedBy(acceptLanguage ?? ''));
  return [...asked].slice(0, [...asked, defaultLanguage].indexOf(defaultLanguage)) as OtherLanguage[];
}

/** The best of them. */
export const askedLanguage = (...asked: Parameters<typeof askedLanguages>): Language =>
  askedLanguages(...asked)[0] ?? defaultLanguage;

/** Translates sentences that stand in an answer, such as why one of several visits stays where it is. */
export function translatorFor(c: AppContext) {
  const language = askedLanguage(undefined, c.req.header('Accept-Language'));
  return (sentence: string) => translateSentence(sentence, language);
}

const exactly = (tag: string) => otherLanguages.find((one) => one === tag) ?? defaultLanguage;

function wantedBy(acceptLanguage: string) {
  const ranges = acceptLanguage.split(',', mostRanges).map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  const wanted = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return wanted.flatMap(({ tag }) => languageOf(tag) ?? []);
}

/** Languages by how they are written: Hindi in Latin letters is not the Hindi of the pages. */
const written = new Map<string, Language>(
  [defaultLanguage, ...otherLanguages].map((one) => [scriptOf(one) ?? one, one]),
);

function languageOf(tag: string) {
  return written.get(scriptOf(tag) ?? '');
}

function scriptOf(tag: string) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined; // `*`, or no tag at all
  }
}
