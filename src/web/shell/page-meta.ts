import type { MetaDescriptor } from 'react-router';
import { addressIn } from '#contract/plain/languages.ts';
import { cardOf, cardSize } from '#contract/plain/share-cards.ts';
import { withoutTrailingSlashes } from '#contract/plain/trailing-slashes.ts';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { errorBefore } from '#words/error-page.ts';
import { language, locale } from '#words/locale.ts';
import type { ShellData } from './clinic.ts';
import { fillWords } from './fill-words.ts';

export interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  /** Error of the page: its error page has a title of its own. */
  error?: unknown;
}

export interface PageFacts {
  /** Times of an article in ISO 8601. */
  article?: { published: string; modified: string };
  /** Path of the picture that stands beside the words where the page is shared; a drawing by default. */
  picture?: string | null;
  /** The canonical path, if it differs from the requested one. */
  path?: string;
}

/**
 * `export const meta = (args: MetaArgs) => pageMeta('Blog', args, 'What the page is about.')`
 *
 * Search engines and shared links show the description, in which {place} stands for the clinic's city or town. A page without one gets
 * `noindex`.
 */
export function pageMeta(page: string, args: MetaArgs, description?: string, facts: PageFacts = {}): MetaDescriptor[] {
  if (args.error) return [];
  const shell = args.matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined;
  const title = shell ? `${shell.hasPostFailed ? errorBefore : ''}${page} | ${shell.clinic.name}` : page;
  if (!description || !shell) return [{ title }, { name: 'robots', content: 'noindex' }];
  const said = fillWords(description, shell.clinic);
  const path = facts.path ?? canonicalPath(args.location);
  const url = shell.siteUrl + pageAddress(path);
  const languages = shell.languages ? [language, ...shell.languages.map(({ tag }) => tag)] : [];
  const head = [
    { title },
    { name: 'description', content: said },
    { tagName: 'link' as const, rel: 'canonical', href: url },
  ];
  // Programs that read the rest run no scripts, so visitors need not load what makes it.
  if (!import.meta.env.SSR) return head;
  return [
    ...head,
    ...languages.map((tag) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: tag,
      href: shell.siteUrl + addressIn(tag, path),
    })),
    { property: 'og:site_name', content: shell.clinic.name },
    { property: 'og:locale', content: locale.slice(0, 5).replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: said },
    { property: 'og:url', content: url },
    ...kindOf(facts),
    ...describeCard(shell, path, page, facts.picture),
  ];
}

/** The path with the cursor of a list. Other query parameters were added by links from elsewhere. */
function canonicalPath({ pathname, search }: MetaArgs['location']) {
  const path = withoutTrailingSlashes(pathname) || '/';
  const cursor = new URLSearchParams(search).get('cursor');
  return cursor ? `${path}?${new URLSearchParams({ cursor })}` : path;
}

function kindOf({ article }: PageFacts): MetaDescriptor[] {
  if (!article) return [{ property: 'og:type', content: 'website' }];
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: article.published },
    { property: 'article:modified_time', content: article.modified },
  ];
}

function describeCard(
  { clinic, look, siteUrl }: ShellData,
  path: string,
  page: string,
  picture: PageFacts['picture'],
): MetaDescriptor[] {
  const { words, path: address } = cardOf(path, { ...clinic, hue: look?.hue }, page, language, picture);
  return [
    { property: 'og:image', content: siteUrl + address },
    { property: 'og:image:width', content: String(cardSize.width) },
    { property: 'og:image:height', content: String(cardSize.height) },
    { property: 'og:image:alt', content: Object.values(words).filter(Boolean).join(', ') },
    // Twitter takes the rest from Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
