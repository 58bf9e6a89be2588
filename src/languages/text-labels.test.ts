import { expect, test } from 'vitest';
import { titles } from '#contract/messages/messages.ts';
import { fieldsOf, textPageNames, textPages } from '#contract/plain/text-fields.ts';
import { kindOf, translationKinds } from '#contract/plain/translated-fields.ts';
import { titles as hindiTitles } from './hi/messages/messages.ts';
import { labelOf } from './hi/words/admin/text-labels.ts';

test('every label of a text has Hindi words, in both of its halves', () => {
  const ofPages = textPages.flatMap((page) => Object.values(fieldsOf(page)).map(({ label }) => label));
  const ofRecords = translationKinds.flatMap((kind) => Object.values(kindOf(kind).fields).map(({ label }) => label));
  const names = Object.values(textPageNames).map(({ name }) => name);
  const all = [...ofPages, ...ofRecords, ...names, ...Object.values(titles)];
  expect(all.length).toBeGreaterThan(150);
  const english = all.filter((label) => /[a-z]{2}/i.test(labelOf(label).replaceAll(/WhatsApp|\{\w+\}/g, '')));
  expect(english).toEqual([]);
});

test('a ready message has the same title in the list of translations as under Messages', () => {
  expect(Object.values(titles).map(labelOf)).toEqual(Object.values(hindiTitles));
});
