import './article-text.css';
import '#web/ui/media/picture.css';
import { useMemo } from 'react';
import { langOf } from '#web/content/lang-of.ts';
import { describePicture } from '#web/ui/media/picture-sources.ts';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { trustHtml } from './trusted-html.ts';

/** The text of an article, from the sanitised HTML of the API. */
export function ArticleText({ html }: { html: string }) {
  // A new object would make React write the same HTML again, and the reader's selection would be lost.
  const inner = useMemo(() => ({ __html: trustHtml(withSources(html)) }), [html]);
  // oxlint-disable-next-line react/no-danger -- the server sanitises it before it stores it (see blog-content.ts)
  return <div className="article-text" dir="auto" lang={langOf(html)} dangerouslySetInnerHTML={inner} />;
}

/** Links between pages stay within the language of the reader. */
const withPageAddresses = (html: string) => html.replaceAll(/(?<=<a [^>]*href=")\/[^"]*/g, pageAddress);

/** The width of the text in article-text.css. */
const sizes = '(min-width: 44rem) 39rem, 100vw';

/** Adds to the plain `<img>` elements of sanitised HTML the sources that `<Picture>` renders. */
export function withSources(html: string) {
  return withPageAddresses(html).replace(/<img ([^>]*)>/g, (whole, written: string) => {
    const attributes = written.replace(/\/$/, '').trimEnd();
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
