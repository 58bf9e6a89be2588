// See docs/decisions/0049-light-first-pages.md.

import { trustHtml } from '#web/article/trusted-html.ts';
import type { AtHand } from '#web/shell/page-parts.ts';
import { prefix } from '#words/locale.ts';

/**
 * Opens articles over the list, at the addresses of their own pages: what a reload, a shared link or a browser without scripts opens. An
 * open article is an entry of the browser's history, so Back closes it. If its page cannot be loaded, the link leads there.
 */
export function start(list: HTMLElement, { showModal, watchBackdrop, ignoreSecondClick }: AtHand) {
  const dialog = list.querySelector('dialog');
  const header = dialog?.querySelector<HTMLElement>('.dialog-header');
  const text = dialog?.querySelector<HTMLElement>('article');
  if (!dialog || !header || !text) return;
  const below = { address: addressOf(window.location), title: document.title };
  const loaded = new Map<string, Promise<Article>>();
  /** The address of the article that was asked for last. */
  let wanted: string | undefined;

  const load = (address: string) => {
    const loading = loaded.get(address) ?? loadArticle(address);
    loaded.set(address, loading);
    loading.catch(() => loaded.delete(address)); // the next click tries again
    return loading;
  };
  const show = ({ title, facts, heading, content }: Article) => {
    document.title = title;
    header.replaceChildren(facts, heading);
    heading.id = dialog.getAttribute('aria-labelledby') ?? '';
    text.replaceChildren(...content);
    showModal(dialog);
    if (text.parentElement) text.parentElement.scrollTop = 0;
    text.focus({ preventScroll: true }); // so that the arrow keys scroll it
    window.countView?.(window.location.pathname.slice(prefix.length));
  };
  const open = async (link: HTMLAnchorElement) => {
    const { href } = link;
    wanted = href;
    const arrow = link.querySelector('.icon');
    const working = list.querySelector('template')?.content.firstElementChild?.cloneNode(true) as Element | undefined;
    if (working) arrow?.replaceWith(working);
    const article = await load(href).catch(console.warn);
    if (arrow) working?.replaceWith(arrow);
    if (wanted !== href) return; // overtaken
    if (!article) return window.location.assign(href);
    window.history.pushState({ article: true }, '', href);
    show(article);
  };
  const isArticle = () => (window.history.state as { article?: true } | null)?.article === true;
  /** Shows what the history says. */
  const follow = async () => {
    const { href } = window.location;
    wanted = isArticle() ? href : undefined;
    if (wanted) {
      const article = await load(href).catch(console.warn);
      if (wanted !== href) return;
      if (article) return show(article);
    } else if (addressOf(window.location) === below.address) {
      document.title = below.title;
      return dialog.close();
    }
    window.location.reload();
  };

  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-held]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(link);
  });
  watchBackdrop(dialog, () => dialog.close());
  dialog.addEventListener('close', () => {
    ignoreSecondClick();
    if (isArticle()) window.history.back();
  });
  window.addEventListener('popstate', () => void follow());
  window.sentPage = 'taken';
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

interface Article {
  /** The title of its page. */
  title: string;
  facts: Element;
  heading: Element;
  content: Element[];
}

/** Takes an article out of its page. Scripts of that page do not run. */
async function loadArticle(address: string): Promise<Article> {
  const page = await loadPage(address);
  const [facts, title, review] = ['.article-facts', 'h1', '.small'].map((part) =>
    page.querySelector(`.page-head ${part}`),
  );
  const article = page.querySelector('main article');
  if (!facts || !title || !article) throw new Error(`${address} is not the page of an article.`);
  const heading = document.createElement('h2');
  heading.dir = 'auto';
  heading.lang = title.getAttribute('lang') ?? '';
  heading.append(...title.childNodes);
  article.querySelector(':scope > footer')?.remove();
  return { title: page.title, facts, heading, content: [...article.children, ...(review ? [review] : [])] };
}

/** Reads the title and the main part alone: the policy of this page forbids the styles of another. */
async function loadPage(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded (status ${response.status}).`);
  const html = await response.text();
  const [title = ''] = /<title>[^]*?<\/title>/.exec(html) ?? [];
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  return new DOMParser().parseFromString(trustHtml(title + main) as string, 'text/html');
}
