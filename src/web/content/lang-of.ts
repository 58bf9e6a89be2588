import { type Language, languages } from '#contract/plain/languages.ts';
import { language } from '#words/locale.ts';

/** The letters of a language, such as `\p{Script=Deva}`. */
const lettersOf = (tag: Language) => new RegExp(`\\p{Script=${new Intl.Locale(tag).maximize().script}}`, 'u');

const own = lettersOf(language);

/**
 * The language of a text that someone wrote or that has no translation, by its script; undefined where it is that of the page. Names
 * and numbers in other letters within it are part of the text.
 */
export const langOf = (text: string | null | undefined): Language | undefined =>
  text && !own.test(text) ? languages.find((tag) => lettersOf(tag).test(text)) : undefined;
