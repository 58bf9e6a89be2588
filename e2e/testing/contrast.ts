import type { Page } from 'playwright-core';
import { hues } from '#contract/plain/themes/hues.ts';
import { defaultLook } from '#contract/plain/themes/looks.ts';
import { schemes } from '#contract/plain/themes/theme-colours.ts';
import { themeCss } from '#contract/plain/themes/theme-css.ts';

export interface Measured {
  /** Texts and controls that were measured. */
  count: number;
  /** Elements over pictures, gradients and half-transparent parts, whose ground cannot be computed. */
  skipped: number;
  /** An element that is hard to read: where, its words, and both colours. */
  faults: string[];
}

const themes = hues.flatMap((hue) => schemes.map((scheme) => ({ hue, scheme })));

/** Measures a loaded page in every hue, light and dark. The page stays; its tokens and its scheme are replaced. */
export async function measureThemes(page: Page): Promise<Record<string, Measured>> {
  const measured: Record<string, Measured> = {};
  for (const { hue, scheme } of themes) {
    await page.evaluate(wear, { css: themeCss({ ...defaultLook, hue }), scheme });
    measured[`${hue} ${scheme}`] = await page.evaluate(measure);
  }
  return measured;
}

function wear({ css, scheme }: { css: string; scheme: string }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dataset['colours'] = scheme;
}

/** Runs in the page: compares computed colours with those of the ground, as WCAG 2.2 (1.4.3 and 1.4.11) asks. */
function measure(): Measured {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const result: Measured = { count: 0, skipped: 0, faults: [] };
  const grounds = new Map<Element, Colour | null>();

  const parse = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return text.startsWith('color(') ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
  };
  const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
    red * alpha + below[0] * (1 - alpha),
    green * alpha + below[1] * (1 - alpha),
    blue * alpha + below[2] * (1 - alpha),
    1,
  ];
  /** The solid ground of an element; null where there is none. */
  const groundOf = (element: Element | null): Colour | null => {
    if (!element) return parse(getComputedStyle(document.body).backgroundColor);
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = parse(backgroundColor);
    let ground: Colour | null = own;
    if (opacity !== '1' || (backgroundImage !== 'none' && !element.matches('select'))) ground = null;
    else if (own[3] < 1) {
      const below = groundOf(element.parentElement);
      ground = below && over(own, below);
    }
    grounds.set(element, ground);
    return ground;
  };
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Colour, other: Colour) => {
    const [first, second] = [luminance(one), luminance(other)];
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('.visually-hidden, [inert], :disabled, [aria-disabled="true"], .rail-title');
  const check = (element: Element, written: string, ground: Colour | null, least: number, what: string) => {
    const colour = parse(written);
    if (!ground) {
      result.skipped += 1;
      return;
    }
    result.count += 1;
    const found = contrast(over(colour, ground), ground);
    if (found >= least) return;
    const place = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? element.parentElement?.className}`;
    const [own, below] = [over(colour, ground), ground].map((one) => one.slice(0, 3).map(Math.round).join(' '));
    result.faults.push(`${what} ${place}: ${own} on ${below} is ${found.toFixed(2)}, not ${least}`);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const done = new Set<Element>();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.nodeValue?.trim() || !element || done.has(element)) continue;
    done.add(element);
    if (element.closest('script, style, svg, noscript, option, template') || !isSeen(element)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const words = JSON.stringify(texts.currentNode.nodeValue.trim().slice(0, 30));
    check(element, color, groundOf(element), isLarge ? 3 : 4.5, words);
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (!isSeen(field) || getComputedStyle(field).opacity === '0') continue;
    const { color, borderTopColor, borderTopWidth, appearance } = getComputedStyle(field);
    if (!field.matches('[type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"]'))
      check(field, color, groundOf(field), 4.5, 'the text of');
    // The boundary stands out from what is outside of it, or the field itself does.
    if (appearance === 'none' && Number.parseFloat(borderTopWidth) > 0)
      check(field, borderTopColor, groundOf(field.parentElement), 3, 'the outline of');
  }
  for (const icon of document.querySelectorAll('button svg.icon, a svg.icon')) {
    if (!isSeen(icon)) continue;
    check(icon, getComputedStyle(icon).color, groundOf(icon), 3, 'an icon in');
  }
  return result;
}
