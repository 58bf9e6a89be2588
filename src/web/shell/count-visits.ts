import { countsPath } from '#contract/plain/website-counts.ts';
import { prefix } from '#words/locale.ts';

/** A page counts as one in all languages. */
const pathOf = ({ pathname }: Location) => pathname.slice(prefix.length) || '/';

const notCounted = /^\/(admin|login|new-password|visit)\b/;

/**
 * Counts views, steps and taps on public pages as daily totals: no cookie, nothing stored here, nothing about the visitor, and nothing at
 * all for those who have asked not to be tracked.
 */
export function countVisits() {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1' || notCounted.test(pathOf(location))) return;
  const told = new Set<string>();
  let page: string | undefined;
  const send = (kind: string, name = page, more?: object) =>
    navigator.sendBeacon(
      countsPath,
      new Blob([JSON.stringify({ counted: { kind, page: name, ...more } })], { type: 'application/json' }),
    );
  /** Each step counts once per document. */
  const step = (name: string) => {
    if (!told.has(name)) send('step', name);
    told.add(name);
  };
  window.countView = (pathname) => {
    const { hostname } = location;
    const name = pathname.slice(0, 200);
    if (name === page || notCounted.test(name)) return;
    const host = page === undefined && document.referrer ? new URL(document.referrer).hostname : '';
    page = name;
    send('view', page, { host: host === hostname || !/^[a-z0-9.-]+$/.test(host) ? '' : host });
    if (page === '/appointment') step('opened');
  };
  window.countView(pathOf(location));
  document.addEventListener('click', ({ target }) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    if (href?.startsWith('tel:')) send('call');
    if (href?.startsWith('https://wa.me/')) send('whatsapp');
  });
  document.addEventListener('focusin', ({ target }) => {
    const part = target instanceof Element && target.closest('.booking-step');
    if (!part) return;
    step('opened');
    step(part.id.slice(8));
  });
}

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
  interface Window {
    countView?: (pathname: string) => void;
  }
}
