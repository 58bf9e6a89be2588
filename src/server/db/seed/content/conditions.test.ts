import { expect, test } from 'vitest';
import { type Urgency, urgencies } from '#contract/plain/urgencies.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { conditions } from './conditions.ts';
import type { SampleCondition } from './types.ts';
import { urgentSigns } from './urgent-signs.ts';

const urgencyOf = new Map<string, Urgency>(urgentSigns.map(({ name, urgency }) => [name, urgency]));
/** Whatever a page says in words, line by line. */
function textsOf(condition: SampleCondition) {
  const { exercises = [], symptoms, causes, treatment, signs: _, sources: __, ...texts } = condition;
  const points = [symptoms, causes, treatment].flatMap((text) =>
    typeof text === 'string' ? text : text.flatMap(({ title, description }) => [title, description]),
  );
  const all = [...Object.values(texts), ...points, ...exercises.flatMap((exercise) => Object.values(exercise))];
  return all.flatMap((text) => text?.split('\n') ?? []);
}

/** The name of the condition with each of its lines that is wrong. */
const wrongLines = (isWrong: (line: string) => boolean) =>
  conditions.flatMap((condition) =>
    textsOf(condition)
      .filter(isWrong)
      .map((line) => `${condition.name}: ${line}`),
  );

test('every condition says how it goes, what helps, how sure that is, and from where it is known', () => {
  const fields = [
    'course',
    'selfCheck',
    'doLines',
    'avoidLines',
    'exercises',
    'evidence',
    'sources',
    'writtenOn',
  ] as const;
  const missing = conditions.flatMap((one) => fields.filter((field) => !one[field]).map((field) => [one.name, field]));
  expect(conditions).toHaveLength(50);
  expect(missing).toEqual([]);
});

test('no two conditions share a picture', () => {
  const pictures = conditions.flatMap(({ name, picture }) => (picture ? [[picture, name] as const] : []));
  const shared = [...Map.groupBy(pictures, ([picture]) => picture).values()].filter(({ length }) => length > 1);
  expect(shared).toEqual([]);
});

test('every condition names signs once each, and one of them needs help now', async () => {
  expect(
    await failuresOf(conditions, ({ name, signs = [] }) => {
      const order = signs.map((sign) => urgencies.indexOf(urgencyOf.get(sign) ?? 'call'));
      expect(
        order.some((place) => place < 2),
        name,
      ).toBe(true);
      expect(new Set(signs).size, name).toBe(signs.length);
    }),
  ).toEqual([]);
});

test('texts of conditions know the five urgencies and no other words for them', () => {
  const others =
    /emergency care (?!now\b)\w+|\{emergency\} at once|doctor at once|within a day[:;]|within (a|1) day (if|for)|2-3 days|doctor on the same day/i;
  expect(
    wrongLines((line) => others.test(line) && !/This needs emergency care|needs emergency care\./.test(line)),
  ).toEqual([]);
});

test('texts of conditions have short sentences, and promise no cure', () => {
  const isLong = (line: string) => line.split(/(?<=[.!?:]) | \| /).some((sentence) => sentence.split(' ').length > 20);
  expect(wrongLines(isLong)).toEqual([]);
  expect(urgentSigns.filter(({ sign }) => isLong(sign)).map(({ name }) => name)).toEqual([]);
  expect(wrongLines((line) => /\b(guarantee\w*|always works|will heal|reviewed by)\b/i.test(line))).toEqual([]);
});

test('sources of conditions lead to a document, never to a home page', () => {
  const addresses = conditions.flatMap(({ sources = '' }) =>
    sources.split('\n').flatMap((line) => line.split(' | ').slice(1)),
  );
  expect(addresses.length).toBeGreaterThan(80);
  expect(
    addresses.filter((address) => new URL(address).pathname.length < 5 || !address.startsWith('https://')),
  ).toEqual([]);
});

test('the last stage of a condition, which “At a glance” shows, says how long', () => {
  const last = conditions.map(({ name, course = '' }) => [
    name,
    course.split('\n').findLast((line) => line.includes(' | ')),
  ]);
  const vague = last.filter(([, line]) => /^(Later|In pregnancy) \|/.test(line ?? ''));
  expect(vague).toEqual([]);
  expect(Object.fromEntries(last)).toMatchObject({
    'Trigger finger': expect.stringContaining('6 to 12 weeks'),
    'Limping child and growing pains': expect.stringContaining('months or years'),
  });
});
