// See docs/decisions/0090-languages.md.

/** Languages that the program speaks, as BCP 47 tags. `npm run language -- add` adds one. */
export const languages = ['en', 'hi', 'mr', 'ta', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The language of the records themselves, and those into which a clinic may have them translated. */
export const [defaultLanguage, ...otherLanguages] = languages;

export type OtherLanguage = (typeof otherLanguages)[number];

/** Languages of the admin area, which each administrator chooses from: those that have `words/admin`. */
export const adminLanguages = ['en', 'hi'] as const satisfies readonly Language[];

export type AdminLanguage = (typeof adminLanguages)[number];

/** Each as it calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  ta: 'தமிழ்',
  ar: 'العربية',
};

/** A sentence in each language, which offers the website in it. */
export const languageOffers: Readonly<Record<Language, string>> = {
  en: 'This website is also in English.',
  hi: 'यह वेबसाइट हिन्दी में भी है।',
  mr: 'ही वेबसाइट मराठीतही आहे.',
  ta: 'இந்த இணையதளம் தமிழிலும் உள்ளது.',
  ar: 'هذا الموقع متاح أيضًا بالعربية.',
};

/** Scripts whose lines run from right to left. */
export const scriptsFromRightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'];

/** A module of words as another language has it: the same names and parameters, with other words. */
export type Translated<T> = T extends string
  ? string
  : T extends (...fields: infer Fields) => infer Words
    ? (...fields: Fields) => Translated<Words>
    : T extends object
      ? { readonly [Name in keyof T]: Translated<T[Name]> }
      : T;

/**
 * Has TypeScript compare a module of words with the English one. An entry that is missing is an error, and one that English does
 * not have as well.
 */
export type Complete<
  English,
  Words extends Translated<English> & Record<Exclude<keyof Words, keyof English>, never>,
> = Words;

/** How addresses of pages in a language begin: `/hi`, or nothing in the default language. */
export const languagePath = (language: Language) => (language === languages[0] ? '' : `/${language}`);

/** The address that a page has in a language, from its address in the default one. */
export const addressIn = (language: Language, address: string) =>
  languagePath(language) + address.replace(/^\/(?=$|[?#])/, languagePath(language) ? '' : '/');

/** The language of a page by its path, and the path of the same page in the default language. */
export function languageOfPath(path: string): { language: Language; page: string } {
  const language = languages.slice(1).find((known) => new RegExp(`^/${known}(?=[/.]|$)`).test(path));
  if (!language) return { language: languages[0], page: path };
  const rest = path.slice(languagePath(language).length);
  return { language, page: rest.startsWith('/') ? rest : `/${rest && `_${rest}`}` };
}
