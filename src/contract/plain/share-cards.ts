import type { ClinicProfile } from '../clinic.ts';
import { defaultLanguage, type Language, languagePath } from './languages.ts';

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
const edition = 3;

const kinds = ['blog', 'career', 'conditions', 'pages', 'treatments'] as const;

/** The record that a page is about, by its kind and its id or slug; undefined for other pages. */
export function recordOf(page: string) {
  const [, first, key, more] = page.split('/');
  const kind = kinds.find((one) => one === first);
  return kind && key && more === undefined ? { kind, key } : undefined;
}

/** The words and the stored picture of a page's card in a language, and its address, which is another one for others. */
export function cardOf(
  page: string,
  { name, phone, address }: Pick<ClinicProfile, 'name' | 'phone' | 'address'>,
  title: string,
  language: Language = defaultLanguage,
  picture: string | null = null,
) {
  const isRecord = recordOf(page) !== undefined;
  const place = [address.locality, address.region].filter(Boolean).join(', ');
  const words: CardWords = { title: isRecord ? title : null, name, place, phone };
  const hash = fingerprint(JSON.stringify([edition, words, picture]));
  return { words, picture, path: `/cards${languagePath(language)}${isRecord ? page : '/clinic'}-${hash}.png` };
}

/** FNV-1a with 32 bits. */
function fingerprint(text: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
