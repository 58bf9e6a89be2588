import { expect, test } from 'vitest';
import { defaults as english } from '#contract/messages/messages.ts';
import { languageNames, otherLanguages } from '#contract/plain/languages.ts';
import { messageKeys } from '#contract/plain/template-fields.ts';
import { wordsOf } from '#server/words/words-of.ts';

const fieldsOf = (text: string) => text.match(/\{[^{}]*\}/g)?.toSorted();

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;

const languages = otherLanguages.map((language) => [languageNames[language], language] as const);

test.each(languages)('each message in %s fills in the same fields as the English one', (_, language) => {
  const { defaults } = wordsOf(language).messages;
  for (const key of messageKeys) {
    expect(defaults[key], key).toMatch(new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u'));
    expect(fieldsOf(defaults[key]), key).toEqual(fieldsOf(english[key]));
  }
});

test.each(languages)('nothing follows a link in a message in %s but a space, a comma or its end', (_, language) => {
  // So that programs find where it ends.
  for (const text of Object.values(wordsOf(language).messages.defaults))
    expect(text).not.toMatch(/\{(?:review_)?link\}[^\s,،]/);
});
