// See docs/decisions/0049-light-first-pages.md.

import { useLayoutEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import * as siteMessages from '#contract/messages/site.ts';
import { useToasts } from '../feedback/toasts.tsx';
import { cachePage, isDocument, isOffline, isPageCached, ScriptError } from './built-scripts.ts';
import { withoutLanguage } from './page-address.ts';

/** How long someone points at a link before its page starts to load, in ms. */
const intentDelay = 100;

/**
 * Follows every `<Link>` to a page for React, with one set of listeners; the browser follows the others. The page of a link starts to load when someone points at
 * it, touches it or focuses it. If the page cannot be loaded, a click shows a message and stays on the current page.
 *
 * A click waits for the page's scripts, because React Router reloads the document when it cannot import one of them.
 */
export function FollowLinks() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [cachedPage, setCachedPage] = useState<string>();

  // React's own listeners were added to the document before, so a component can still prevent a click.
  useLayoutEffect(() => {
    let near: HTMLAnchorElement | null | undefined;
    let timer: number | undefined;
    let lastClick: Event | undefined;

    const approach = (event: Event) => {
      const link = linkOf(event);
      if (link === near) return;
      near = link;
      window.clearTimeout(timer);
      setCachedPage(undefined);
      if (!link) return;
      const page = pageOf(link);
      const load = () => cachePage(page).then(() => near === link && setCachedPage(page), console.warn); // a click says so
      timer = window.setTimeout(load, intentDelay);
    };

    const open = (link: HTMLAnchorElement) => {
      const page = pageOf(link);
      const options = link.dataset['link']
        ? { mask: link.pathname, preventScrollReset: true, defaultShouldRevalidate: false }
        : // The whole page is one paint, so nothing is gained by rendering it in slices.
          { replace: page === pathname + search + hash, flushSync: true };
      void navigate(page, options);
    };

    const follow = async (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      lastClick = event; // a click that still waits for scripts gives way to this one
      if (event.defaultPrevented || opensElsewhere(event, link)) return;
      event.preventDefault();
      if (isPageCached(pageOf(link))) return open(link);
      const from = window.location.href;
      const problem = await cachePage(pageOf(link)).catch((error: unknown) => error);
      if (lastClick !== event || window.location.href !== from) return; // overtaken
      if (!problem) return open(link);
      console.error(problem);
      if (problem instanceof ScriptError && problem.isGone) window.location.assign(link.href);
      else
        toasts.failure(
          `${isOffline() ? siteMessages.offline : siteMessages.pageNotLoaded} ${siteMessages.checkConnection}`,
        );
    };

    const ended = new AbortController();
    for (const sign of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(sign, approach, { signal: ended.signal, passive: true });
    document.addEventListener('click', (event) => void follow(event), ended);
    return () => {
      ended.abort();
      window.clearTimeout(timer);
    };
  }, [pathname, search, hash, navigate, toasts]);

  return cachedPage && <PrefetchPageLinks page={cachedPage} />;
}

function linkOf({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null;
  return link && isDocument(pageOf(link)) ? null : link;
}

/** The address that the router opens. */
const pageOf = ({ dataset, pathname, search, hash }: HTMLAnchorElement) =>
  dataset['link'] || withoutLanguage(pathname) + search + hash;

/** Whether a click opens a new tab or window, or a file. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement) {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey || Boolean(target);
}
