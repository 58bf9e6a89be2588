import { expect, test } from 'vitest';
import { fieldsOf, type TextPage, textPages } from '#contract/plain/text-fields.ts';
import { fits } from '#contract/plain/text-length.ts';
import * as contentPages from './hi/text-fields/content-pages.ts';
import * as formPages from './hi/text-fields/form-pages.ts';
import * as privacyPage from './hi/text-fields/privacy.ts';
import * as startPages from './hi/text-fields/start-pages.ts';

const hindi: Record<TextPage, Record<string, string>> = {
  ...startPages,
  ...contentPages,
  ...formPages,
  ...privacyPage,
};

const placesOf = (text: string) => [...new Set(text.match(/\{[^{}]*\}/g))].toSorted();

test.each(textPages)('the Hindi words of the page %s fit their fields and fill in the same places', (page) => {
  const fields = fieldsOf(page);
  expect(Object.keys(hindi[page])).toEqual(Object.keys(fields));
  for (const [name, { text, max }] of Object.entries(fields)) {
    const words = hindi[page][name] ?? '';
    expect(words, name).toMatch(/\p{Script=Devanagari}/u);
    expect(placesOf(words), name).toEqual(placesOf(text));
    expect(fits(words, max), `${name} is too long`).toBe(true);
    expect(words.split('\n\n').length, `${name} has other paragraphs`).toBe(text.split('\n\n').length);
  }
});
