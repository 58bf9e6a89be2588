import { limits } from '#contract/limits.ts';

/** What cameras and phones call their pictures, which says nothing to visitors. */
const cameraName =
  /^(?:img|image|dsc[nf]?|pxl|mvimg|photo|picture|screenshot|whatsapp image|signal)?[\s\d]*(?:at|am|pm|wa|mp|edited|copy|portrait|[\s\d])*$/i;

/** 'treatment_room-2.final.JPG' -> 'Treatment room 2 final'; empty where the name says nothing. */
export function titleFromFileName(name: string): string {
  const words = name
    .replace(/\.\w{2,5}$/, '')
    .replace(/[\s_.,()[\]-]+/g, ' ')
    .trim();
  if (cameraName.test(words)) return '';
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, limits.title);
}
