import { expect, test } from 'vitest';
import { recolour } from './drawing-colours.ts';
import { hues } from './hues.ts';
import { contrast, toHex, toOklch } from './oklch.ts';
import { pairs } from './pairs.ts';
import { roles } from './roles.ts';
import { missedPairs, schemes, themeColours } from './theme-colours.ts';
import { themeCss } from './theme-css.ts';

const themes = hues.flatMap((hue) => schemes.map((scheme) => [hue, scheme] as const));

test('contrast is that of WCAG, and a colour survives the way to OKLCH and back', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  for (const colour of ['#000000', '#ffffff', '#14665e', '#f2b84b', '#a61b1b', '#0000ff'])
    expect(toHex(toOklch(colour))).toBe(colour);
});

test('what sRGB does not have gets less chroma, not another lightness', () => {
  const { lightness, chroma } = toOklch(toHex({ lightness: 0.6, chroma: 0.4, hue: 200 }));
  expect(lightness).toBeCloseTo(0.6, 2);
  expect(chroma).toBeLessThan(0.15);
});

test.each(themes)('%s in %s meets every ratio that is promised', (hue, scheme) => {
  expect(pairs.length).toBeGreaterThan(10);
  expect(missedPairs(themeColours(hue, scheme))).toEqual([]);
});

test('no two hues look alike', () => {
  const controls = hues.flatMap((hue) => schemes.map((scheme) => themeColours(hue, scheme).control));
  expect(new Set(controls).size).toBe(themes.length);
});

test('a colour that is hard to read is found', () => {
  const colours = { ...themeColours('sea', 'light'), link: '#7fb0d8' };
  const missed = missedPairs(colours);
  expect(missed.length).toBeGreaterThan(3);
  expect(new Set(missed.map(({ role }) => role))).toEqual(new Set(['link']));
});

test('the styles of a hue name every colour that differs, in sRGB; the default look has none', () => {
  expect(themeCss({ hue: 'pine', corners: 'round' })).toBe('');
  const css = themeCss({ hue: 'violet', corners: 'square' });
  for (const role of roles.filter((one) => /^ground$|control$|link/.test(one))) expect(css).toContain(`--${role}:`);
  expect(css).toContain('--r-card:2px');
  expect(css).not.toMatch(/oklch|undefined|NaN/);
});

test('a drawing has the colours of the theme, and its skin stays', () => {
  const svg =
    '<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="#fbf7f0"/><path fill="#e7b193"/><path fill="#14665e"/></svg>';
  expect(recolour(svg, 'hero-knee', 'pine', 'light')).toBe(svg);
  const dark = recolour(svg, 'hero-knee', 'sea', 'dark');
  expect(dark).toContain('#e7b193');
  expect(dark).not.toMatch(/#fbf7f0|#14665e/);
  const ground = /fill="(#[\da-f]{6})"/.exec(dark)?.[1] ?? '';
  expect(toOklch(ground).lightness).toBeLessThan(0.35);
  expect(recolour(svg, 'band-knee', 'sea', 'dark')).toBe(recolour(svg, 'band-knee', 'sea', 'light'));
  const atNight = svg.replace('#fbf7f0', '#0a2e2b');
  expect(recolour(atNight, 'sample-sleep', 'sea', 'dark')).toBe(recolour(atNight, 'sample-sleep', 'sea', 'light'));
});

test('clothes in drawings never look like skin', () => {
  const skin = toOklch('#8a4d31').hue;
  for (const hue of hues) {
    const clothes = toOklch(recolour('#14665e', 'hero-knee', hue, 'light'));
    expect(Math.abs(((clothes.hue - skin + 540) % 360) - 180)).toBeGreaterThan(45);
  }
});
