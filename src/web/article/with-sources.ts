import { describePicture } from '#web/ui/media/picture-sources.ts';

/** The width of the text in article-text.css. */
const sizes = '(min-width: 44rem) 39rem, 100vw';

/** Adds to the plain `<img>` elements of sanitised HTML the sources that `<Picture>` renders. */
export function withSources(html: string) {
  return html.replace(/<img ([^>]*?)\s*\/?>/g, (whole, attributes: string) => {
    const picture = describePicture(/(?:^|\s)src="([^"]+)"/.exec(attributes)?.[1] ?? '');
    if (!picture) return whole;
    const { width, height, tone } = picture;
    const sources = picture.sources.map(
      ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
    );
    const size = / width="/.test(` ${attributes}`) ? '' : ` width="${width}" height="${height}"`;
    const img = `<img ${attributes}${size} loading="lazy" decoding="async" data-tone="${tone}">`;
    return `<picture>${sources.join('')}${img}</picture>`;
  });
}
