import { addressIn } from '#contract/plain/languages.ts';
import { language, prefix } from '#words/locale.ts';

/** Files and answers that are the same in every language. */
const others = /^\/(api|assets|cards|uploads)\//;

/** The address of a page in the language of this build: `/about`, or `/hi/about`. What is no page of this site stays as it is. */
export const pageAddress = (to: string) =>
  prefix && to.startsWith('/') && !others.test(to) ? addressIn(language, to) : to;

/** The path as the list of pages has it, without the language. */
export const withoutLanguage = (pathname: string) =>
  prefix && pathname.startsWith(prefix) ? pathname.slice(prefix.length) || '/' : pathname;
