import { pictureFile } from '#contract/plain/picture-name.ts';

const pictureForTexts = new RegExp(` src="/uploads/blogs/(${pictureFile})"`, 'g');

/** Names of the uploaded pictures that a blog's text shows. */
export function pictureNamesIn(content: string): string[] {
  return [...new Set([...content.matchAll(pictureForTexts)].map(([, name]) => name ?? ''))];
}
