import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTone } from '#contract/plain/themes/drawing-colours.ts';
import { type Role, roleColours, roles } from '#contract/plain/themes/roles.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { hair, skin } from '../../art/palette.ts';

const tooNew = /[\d.]+[dsl]v(?:h|w|b|i|min|max)\b|(?:color-mix|oklch|oklab|light-dark)\(/g;

const tokensFile = readFileSync('src/web/styles/tokens.css', 'utf8');
/** Values of tokens; a colour has one in each scheme. */
const tokens = Array.from(tokensFile.matchAll(/--[\w-]+: ([^;]+);/g), ([, value = '']) => value)
  .flatMap((value) => (value.startsWith('var(--in-light,') ? inSchemes(value) : [value]))
  .filter(isUnmistakable);
const files = globSync('src/web/**/*.css').filter((file) => !file.endsWith('tokens.css'));

test('styles use what older browsers drop with its declaration only where tokens.css has a fallback', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(findAll(tooNew)).toEqual([]);
});

test('sizes of type are tokens', () => {
  expect(findAll(/\bfont(?:-size)?:[^;]*?(?<![-\w.])\d*\.?\d+(?:[a-z]+|%)[^;]*;/g)).toEqual([]);
});

test('a colour, shadow or fluid length that has a token is written as the token', () => {
  const values = tokens.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(values.length).toBeGreaterThan(40);
  expect(findAll(new RegExp(`:[^;{}]*(?<![-\\w.#])(?:${values.join('|')})(?![-\\w.])[^;{}]*;`, 'g'))).toEqual([]);
});

const calendarFile = readFileSync('src/web/routes/admin/calendar/calendar.css', 'utf8');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** A colour of a scheme. */
function tokenOf(name: string, scheme: Scheme, file = tokensFile): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(file)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return tokenOf(other, scheme);
  return inSchemes(value)[schemes.indexOf(scheme)] ?? value;
}

function inSchemes(value: string) {
  return [...value.matchAll(/var\(--in-\w+, ((?:[^()]|\([^()]*\))+)\)/g)].map(([, colour = '']) => colour);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const calendarGrounds = ['surface', 'ground', 'band', 'sun-tint', 'tint-soft'];

test.each(schemes)(
  'the %s colours of practitioners stand out 3:1 from every ground of the calendar',
  async (scheme) => {
    const practitioners = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => tokenOf(`who-${number}`, scheme, calendarFile));
    expect(new Set(practitioners).size).toBe(8);
    expect(
      await failuresOf(practitioners, (colour) => {
        for (const ground of calendarGrounds)
          expect(contrast(colour, tokenOf(ground, scheme)), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3);
      }),
    ).toEqual([]);
  },
);

test.each(
  schemes.flatMap((scheme) =>
    ['surface', 'ground', 'band', 'tint', 'sun-tint'].map((ground) => [scheme, ground] as const),
  ),
)('in %s the outline of a star is seen on %s', (scheme, ground) => {
  expect(contrast(tokenOf('sun-edge', scheme), tokenOf(ground, scheme))).toBeGreaterThanOrEqual(3);
});

test('the tokens are the colours from which the other hues are made', async () => {
  const usual = (role: Role) => [roleColours[role][0], roleColours[role][2]];
  const inTokens = (role: Role) => schemes.map((scheme) => tokenOf(role, scheme).replace(/^#fff$/, '#ffffff'));
  expect(await failuresOf(roles, (role) => expect(inTokens(role), role).toEqual(usual(role)))).toEqual([]);
});

test('each colour of a drawing follows the theme, but for skin and hair', async () => {
  const fixed = new Set([...Object.values(skin).flatMap(({ base, shade }) => [base, shade]), ...Object.values(hair)]);
  const drawings = globSync('src/web/art/*.svg');
  expect(
    await failuresOf(drawings, (file) => {
      const colours = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/g) ?? [];
      expect(
        colours.filter((colour) => !isTone(colour) && !fixed.has(colour as '#e7b193')),
        file,
      ).toEqual([]);
    }),
  ).toEqual([]);
});

/** Declarations that stay as they are where lines run to the left. */
const unmirrored = {
  'shell/header.css': ['left: 50%', 'translate: -50%'], // in the middle
  'styles/layout.css': ['float: left'], // as wide as its form
  'forms/picker.css': ['border-width: 0 2.5px 2.5px 0'], // a tick
  'ui/drawings/chevron.css': ['border-width: 1.75px 1.75px 0 0'], // turned by --forward
  // A printed picture stands on one side of its text: older browsers know no sides by the direction of lines.
  'routes/public/blogs/article/article.css': ['float: right', 'margin-left: 5mm'],
  'routes/public/conditions/condition/condition-print.css': ['float: left', 'margin-right: 2.5mm'],
};

test('styles of visitors’ pages mirror where lines run to the left', () => {
  const sides =
    /(?<![-\w])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:width|color|style))?: [^;]+|text-align: (?:left|right)|float: \w+|border-(?:top|bottom)-(?:left|right)-radius: [^;]+/g;
  const moves = /translate: (?!0|none)(?!calc\([^;]*--forward)[^;]+/g;
  const corners = /(?:margin|padding|inset|border-width|border-radius): (?:[^\s;()]+|\([^;]*?\)) [^;]+/g;
  const found = files
    .map((file) => file.replace('src/web/', ''))
    .filter((file) => !/^(?:admin|routes\/admin|condition-form)\/|right-to-left/.test(file))
    .flatMap((file) => {
      const css = readFileSync(`src/web/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      const uneven = [...css.matchAll(corners)].filter(([one]) => !isEven(one));
      const uses = [...css.matchAll(sides), ...css.matchAll(moves), ...uneven].map(([use]) => use);
      const known: readonly (string | RegExp)[] = unmirrored[file as keyof typeof unmirrored] ?? [];
      return uses
        .filter((use) => !known.some((one) => (typeof one === 'string' ? one === use : one.test(use))))
        .map((use) => `${file}: ${use}`);
    });
  expect(found).toEqual([]);
});

/** Four values whose right and left are alike; of corners, both above and both below. */
function isEven(declaration: string) {
  const [property = '', ...values] = declaration.match(/[^\s()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\))|[^\s()]+/g) ?? [];
  const [first, second, third, fourth] = values;
  if (values.length !== 4) return true;
  return property === 'border-radius:' ? first === second && third === fourth : second === fourth;
}

/** The value means one thing only: a length such as 1rem has many uses. */
function isUnmistakable(value: string) {
  return /^(?:#[\da-f]{6}|(?:rgb|clamp|cubic-bezier)\(.*\))$/.test(value);
}

function findAll(pattern: RegExp) {
  return files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([use]) => `${file}: ${use.trim()}`),
  );
}
