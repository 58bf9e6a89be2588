import { type TextPage, textPageNames } from '#contract/plain/text-fields.ts';

// The page on which owners edit the words of the website.

export const texts = 'Texts';
export const about = 'The words of the website’s own pages.';
export const pages = 'Pages';
export const nameOf = (page: TextPage) => textPageNames[page].name;
export const edited = 'edited';
export const publish = 'Publish';
export const publishing = 'Publishing';
export const notPublished = 'Not published yet. What you type is stored in this browser.';
export const allPublished = 'Everything is published.';
export const stillWorking = 'Still working. Please wait a moment.';
/** `{hidden}` is the field, which screen readers alone read. */
export const toDefault = 'Back to the default words{hidden}';
export const toDefaultHidden = (field: string) => ` of ${field}`;
export const nameHint = '{name} stands for the name of the clinic.';
export const placeHint = '{place} stands for its city or town.';
export const claimHint = (claim: string) => `“${claim}”: only if you can show it.`;
export const thisVersion = (version: string) => `This is version ${version}.`;
export const privacyNote =
  'Changed words become a new version. Every request and review is stored with the version that its sender read. Write {period} for the retention period, and {providers} for the names of your providers. Write {authority} for the supervisory authority of your country, and {basis} for the legal basis of requests. The law of your country also fills in {rights}, {answer} (the time to an answer) and {transfers} (providers abroad). Have a lawyer read this.';
export const searchPreview = 'Preview of the search result';
export const inResults = 'In search results, it may look like this:';
