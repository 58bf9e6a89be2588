import { expect, test } from 'vitest';
import { createSignSearch } from '#contract/plain/sign-matching.ts';
import { defaultTexts } from '#contract/plain/text-fields.ts';
import { type Urgency, urgencies } from '#contract/plain/urgencies.ts';
import { blogs } from './content/blogs.ts';
import { bodyAreaSigns } from './content/body-area-signs.ts';
import { conditions } from './content/conditions.ts';
import { pages } from './content/pages.ts';
import { symptoms } from './content/symptoms.ts';
import { treatmentTexts } from './content/treatment-texts.ts';
import { notIf } from './content/treatments.ts';
import { type SignName, urgentSigns } from './content/urgent-signs.ts';

const find = createSignSearch(urgentSigns.map((sign) => ({ ...sign, words: sign.words.join('\n') })));
const urgencyOf = (name: SignName) => urgentSigns.find((sign) => sign.name === name)?.urgency;

interface PageText {
  page: string;
  text: string;
  signs: readonly SignName[];
}

const texts: PageText[] = [
  ...conditions.map((condition) => {
    const { name, signs = [], sources: _, picture: _picture, ...parts } = condition;
    return { page: name, text: Object.values(parts).flatMap(textsIn).join('\n\n'), signs };
  }),
  ...symptoms.map(({ name, urgentHelp = '', signs = [] }) => ({ page: name, text: urgentHelp, signs })),
  ...Object.entries(treatmentTexts).map(([page, { signs = [], ...parts }]) => ({
    page,
    text: [notIf[page] ?? '', parts.what, parts.happens, parts.helps, parts.evidence].join('\n\n'),
    signs,
  })),
  ...blogs.map(({ title, content, signs = [] }) => ({ page: title, text: plain(content), signs })),
  ...pages.map(({ title, content_html }) => ({ page: title, text: plain(content_html), signs: [] })),
  { page: 'each treatment', text: Object.values(defaultTexts('treatments')).join('\n\n'), signs: [] },
];

/** Also those of points and exercises. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

function plain(html: string) {
  return html
    .replaceAll(/<li>/g, '• ')
    .replaceAll(/<\/(?:li)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '\n');
}

/** The words of each urgency, the soonest first. */
const said: readonly (readonly [Urgency, RegExp])[] = [
  ['call', /\bcall \{(?:emergency|ambulance)\}/i],
  ['emergency', /\bemergency (?:care|department)\b/i],
  ['today', /\b(?:doctor|midwife|dentist|surgeon)[^.:]* today\b/i],
  ['days', /\bwithin 2(?:-| to )3 days\b/i],
  ['weeks', /\bwithin two weeks\b/i],
];

const forbidden =
  /\bwithin a day\b|\bemergency care today\b|\bemergency care at once\b|\bcall \{emergency\} at once\b|\bon the same day\b/i;

/** Sentences and points with the urgencies that their own words or the lead of their list give them. */
function statements(text: string) {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    let lead: Urgency[] = [];
    return paragraph.split(/\n|(?<=[.!?])\s+/).flatMap((line) => {
      const own = said.filter(([, words]) => words.test(line)).map(([urgency]) => urgency);
      if (own.length > 0 && !line.trim().startsWith('•')) lead = own;
      const under = own.length > 0 ? own : line.trim().startsWith('•') ? lead : [];
      return under.length > 0 ? [{ line: line.trim(), under }] : [];
    });
  });
}

test('no page says one of the table under another urgency', () => {
  const faults = texts.flatMap(({ page, text }) =>
    statements(text).flatMap(({ line, under }) => {
      const found = find(line);
      const isSaid = found.length === 0 || found.some(({ urgency }) => under.includes(urgency));
      return isSaid
        ? []
        : [`${page}: ${line} [${under.join()}] is ${found.map((one) => `${one.name} ${one.urgency}`).join()}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('no page has other words for an urgency', () => {
  const faults = texts.flatMap(({ page, text }) => {
    const said = forbidden.exec(text);
    return said ? [`${page}: ${said[0]}`] : [];
  });
  expect(faults).toEqual([]);
});

test('a page and a body area name each sign once', () => {
  const lists = [...texts.map(({ page, signs }) => [page, signs] as const), ...Object.entries(bodyAreaSigns)];
  expect(lists.filter(([, signs]) => new Set(signs).size < signs.length)).toEqual([]);
});

test('the table is in the order of urgency, each sign a phrase with a source', () => {
  const order = urgentSigns.map(({ name }) => urgencies.indexOf(urgencyOf(name) ?? 'weeks'));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(urgentSigns.map(({ name }) => name)).size).toBe(urgentSigns.length);
  for (const { sign, source } of urgentSigns) {
    expect(sign).not.toMatch(/[.!?]$/);
    expect(source).not.toBe('');
  }
});
