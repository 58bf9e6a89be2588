import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import {
  type LinkProps,
  type NavLinkProps,
  PrefetchPageLinks,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useHref,
  useLinkClickHandler,
} from 'react-router';
import * as siteMessages from '#contract/messages/site.ts';
import { useToasts } from '../feedback/toasts.tsx';
import { cachePage, isOffline, isPageCached, ScriptError } from './built-scripts.ts';

/**
 * A link whose page starts to load when somebody points at it, touches it or focuses it. If the page cannot be loaded, a click
 * shows a message and stays on the current page.
 */
export function Link({ to, ...props }: LinkProps) {
  // On the server a link is where it leads. Working out what a click would do is a good part of what a page takes.
  const isPlain = typeof to === 'string' && to.startsWith('/') && !props.replace && !props.preventScrollReset;
  return import.meta.env.SSR && isPlain ? plainLink(to, props) : <ScriptedLink to={to} {...props} />;
}

/** The same for menus, which mark the current page. */
export function NavLink(props: NavLinkProps) {
  const [preload, handlers] = usePreload(props);
  return (
    <>
      <RouterNavLink {...props} {...handlers} discover="none" />
      {preload}
    </>
  );
}

function ScriptedLink(props: LinkProps) {
  const [preload, handlers] = usePreload(props);
  return (
    <>
      <RouterLink {...props} {...handlers} discover="none" />
      {preload}
    </>
  );
}

function plainLink(href: string, { children, ...anchor }: Omit<LinkProps, 'to'>) {
  return (
    <a {...anchor} href={href}>
      {children}
    </a>
  );
}

/** How long somebody points at a link before its page starts to load, in ms. */
const intentDelay = 100;

/** A click that still waits for scripts gives way to a later one. */
const clicks: { last?: MouseEvent } = {};

function noteClick(event: MouseEvent) {
  clicks.last = event;
}

/**
 * Replaces React Router's `prefetch="intent"`, and lets a click wait for the page's scripts: React Router reloads the document
 * when it cannot import one of them, even if the link is only pointed at.
 */
function usePreload({ to, onClick, ...options }: Omit<LinkProps, 'children' | 'className' | 'style' | 'target'>) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, options);
  const toasts = useToasts();
  const [isNear, setNear] = useState(false);
  const [cached, setCached] = useState<string>();

  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(() => {
      cachePage(href).then(
        () => setCached(href),
        (error: unknown) => console.warn(error), // a click says so on the page
      );
    }, intentDelay);
    return () => clearTimeout(timer);
  }, [isNear, href]);

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    noteClick(event);
    if (event.defaultPrevented || opensElsewhere(event) || isPageCached(href)) return;
    event.preventDefault();
    void follow(event, event.currentTarget.href, window.location.href);
  };
  const follow = async (event: MouseEvent<HTMLAnchorElement>, address: string, from: string) => {
    const problem = await cachePage(href).catch((error: unknown) => error);
    if (clicks.last !== event || window.location.href !== from) return; // overtaken
    if (!problem) return navigate(event);
    console.error(problem);
    if (problem instanceof ScriptError && problem.isGone) window.location.assign(address);
    else
      toasts.failure(
        `${isOffline() ? siteMessages.offline : siteMessages.pageNotLoaded} ${siteMessages.checkConnection}`,
      );
  };

  const enter = () => setNear(true);
  const leave = () => setNear(false);
  const preload: ReactNode = isNear && cached === href && <PrefetchPageLinks page={href} />;
  return [
    preload,
    { onClick: click, onFocus: enter, onBlur: leave, onMouseEnter: enter, onMouseLeave: leave, onTouchStart: enter },
  ] as const;
}

/** In a new tab or window, or as a file. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey || Boolean(currentTarget.target);
}
