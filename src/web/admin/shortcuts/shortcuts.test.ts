import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import * as shortcutWords from '#words/admin/shortcuts.ts';
import { goKey, keyOf, places, type Shortcut, shortcuts } from './shortcuts.ts';

const declared: readonly Shortcut[] = Object.values(shortcuts);

test('no key stands for two things, and none is that which begins a way to another page', () => {
  // No request is open in the calendar, and no row of a list has the focus there.
  const [onVisits, others] = [['visit'], ['row', 'request']].map((scopes) =>
    declared.filter(({ scope }) => scopes.includes(scope)),
  );
  for (const absent of [onVisits, others]) {
    const keys = declared.filter((shortcut) => !absent?.includes(shortcut)).flatMap((shortcut) => shortcut.keys);
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
    expect(keys).not.toContain(goKey);
  }
  const words = Object.values(shortcutWords.shortcuts);
  expect(words.toSorted()).toEqual([...new Set(words)].toSorted());
});

test('each page has one letter', () => {
  const paths = Object.values(places);
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
  expect(Object.keys(places).join('')).toMatch(/^[a-z]+$/);
});

describe('a pressed key', () => {
  const pressed = { key: 'j', code: 'KeyJ', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

  test('is a shortcut or none', async () => {
    const failures = await failuresOf(
      [
        ['a letter', {}, 'j'],
        ['a letter with Caps Lock', { key: 'J' }, 'j'],
        ['a letter with Shift', { key: 'J', shiftKey: true }, undefined],
        ['a letter at another place of the layout', { key: 'm', code: 'Semicolon' }, 'm'],
        ['a letter of a layout without Latin letters', { key: 'र', code: 'KeyJ' }, 'j'],
        ['a sign that needs Shift', { key: '?', code: 'Minus', shiftKey: true }, '?'],
        ['an arrow', { key: 'ArrowDown', code: 'ArrowDown' }, 'ArrowDown'],
        ['with Ctrl', { ctrlKey: true }, undefined],
        ['with Alt', { altKey: true }, undefined],
        ['with the command key', { metaKey: true }, undefined],
      ],
      ([, change, key]) => {
        expect(keyOf({ ...pressed, ...change })).toBe(key);
      },
    );
    expect(failures).toEqual([]);
  });
});
