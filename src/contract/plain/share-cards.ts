import type { ClinicProfile } from '../clinic.ts';
import { defaultLanguage, type Language, languagePath } from './languages.ts';
import { defaultHue, type Hue } from './themes/hues.ts';

/** The words on the picture of a shared link. */
export interface CardWords {
  /** Null on pages that are about no record. */
  title: string | null;
  name: string;
  place: string;
  phone: string;
}

/** Width and height in pixels. */
export const cardSize = { width: 1200, height: 630 };
/** A card is cached under its address for a year, so a change of the drawing needs another edition. */
const edition = 5;

const kinds = ['blog', 'career', 'conditions', 'pages', 'treatments'] as const;

/** The record that a page is about, by its kind and its id or slug; undefined for other pages. */
export function recordOf(page: string) {
  const [, first, key, more] = page.split('/');
  const kind = kinds.find((one) => one === first);
  return kind && key && more === undefined ? { kind, key } : undefined;
}

/** Drawings of `web/art` for lists of records and for records without a picture. Other pages have the card of the clinic. */
const drawings: ReadonlyMap<string, string> = new Map([
  ['career', 'treatment-manual-therapy'],
  ['conditions', 'treatment-advice'],
  ['gallery', 'room'],
  ['reviews', 'treatment-sports'],
  ['treatments', 'treatment-exercise'],
]);

/** The list that a page belongs to, if it has a card. */
export function listOf(page: string) {
  const [, first = ''] = page.split(/[/?]/);
  return drawings.has(first) ? first : undefined;
}

/** The path of a drawing, where the path of an upload may stand. */
export const drawingOnCard = (name: string) => `art/${name}`;

/** The name of a drawing that a card shows; undefined for an upload. */
export const drawingNamed = (picture: string) => /^art\/([\da-z-]+)$/.exec(picture)?.[1];

/** The clinic as its cards show it; the hue is the default one if it has chosen none. */
type CardClinic = Pick<ClinicProfile, 'name' | 'phone' | 'address'> & { hue?: Hue | undefined };

/** The words and the picture of a page's card in a language, and its address, which is another one for others. */
export function cardOf(
  page: string,
  { name, phone, address: { locality, region }, hue = defaultHue }: CardClinic,
  title: string,
  language: Language = defaultLanguage,
  own: string | null = null,
) {
  const isRecord = recordOf(page) !== undefined;
  const list = listOf(page);
  const drawing = list && drawings.get(list);
  const picture = own ?? (drawing ? drawingOnCard(drawing) : null);
  const address = isRecord ? page : `/${list ?? 'clinic'}`;
  const place = [locality, region].filter(Boolean).join(', ');
  const words: CardWords = { title: isRecord ? title : null, name, place, phone };
  const hash = fingerprint(JSON.stringify([edition, words, picture, hue]));
  return { words, picture, hue, path: `/cards${languagePath(language)}${address}-${hash}.png` };
}

/** FNV-1a with 32 bits. */
function fingerprint(text: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
