import { expect, test } from 'vitest';
import { defaults as english } from '#contract/messages/messages.ts';
import { messageKeys } from '#contract/plain/template-fields.ts';
import { defaults as hindi } from './hi/messages/messages.ts';

const fieldsOf = (text: string) => text.match(/\{[^{}]*\}/g)?.toSorted();

test.each(messageKeys)('the Hindi message %s fills in the same fields as the English one', (key) => {
  expect(hindi[key]).toMatch(/\p{Script=Devanagari}/u);
  expect(fieldsOf(hindi[key])).toEqual(fieldsOf(english[key]));
});

test('nothing follows a link in a Hindi message but a space, a comma or its end, so that programs find its end', () => {
  for (const text of Object.values(hindi)) expect(text).not.toMatch(/\{(?:review_)?link\}[^\s,]/);
});
