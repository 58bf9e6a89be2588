import { trustHtml } from '#web/article/trusted-html.ts';

const pictures = 'img[src^="/uploads/"]';

/** The translation with the pictures of the original that it lacks, each after as many paragraphs as in the original. */
export function withPictures(original: string, translated: string) {
  const to = read(translated);
  const shown = new Set([...to.content.querySelectorAll(pictures)].map((one) => one.getAttribute('src')));
  const texts = [...to.content.children].filter(hasWords);
  const missing: { place: number; picture: Element }[] = [];
  let place = 0;
  for (const block of read(original).content.children) {
    const found = block.matches(pictures) ? [block] : [...block.querySelectorAll(pictures)];
    for (const picture of found) if (!shown.has(picture.getAttribute('src'))) missing.push({ place, picture });
    if (hasWords(block)) place += 1;
  }
  for (const { place, picture } of missing.toReversed()) {
    const before = texts[Math.min(place, texts.length) - 1];
    if (before) before.after(picture);
    else to.content.prepend(picture);
  }
  return { count: missing.length, html: to.innerHTML };
}

const hasWords = ({ textContent }: Element) => textContent.trim() !== '';

/** A template neither runs scripts nor loads pictures. */
function read(html: string) {
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html) as string;
  return template;
}
