import { firstCharacters } from '#contract/plain/first-characters.ts';
import { limits } from '#contract/plain/limits.ts';

/** File names that cameras and phones give, which make no title. */
const cameraName =
  /^(?:img|image|dsc[nf]?|pxl|mvimg|photo|picture|screenshot|whatsapp image|signal)?[\s\d]*(?:at|am|pm|wa|mp|edited|copy|portrait|[\s\d])*$/i;

/** 'treatment_room-2.final.JPG' -> 'Treatment room 2 final'; empty for a name that makes no title. */
export function titleFromFileName(name: string): string {
  const words = name
    .replace(/\.\w{2,5}$/, '')
    .replace(/[\s_.,()[\]-]+/g, ' ')
    .trim();
  if (cameraName.test(words)) return '';
  return firstCharacters(words.charAt(0).toUpperCase() + words.slice(1), limits.title);
}
