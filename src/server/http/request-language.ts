import { defaultLanguage, type Language, otherLanguages } from '#contract/plain/languages.ts';

/** A header that asks for more is no person's. */
const mostRanges = 20;

/**
 * The language that someone asks for: by `?lang=`, or else the best match of `Accept-Language` (RFC 9110, 12.5.4) among the languages
 * of the program. Whether the clinic has switched it on is another question.
 */
export function askedLanguage(lang: string | undefined | null, acceptLanguage: string | undefined | null): Language {
  if (lang) return otherLanguages.find((one) => one === lang) ?? defaultLanguage;
  if (!acceptLanguage) return defaultLanguage;
  const ranges = acceptLanguage.split(',', mostRanges).map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  const wanted = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return defaultLanguage;
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
