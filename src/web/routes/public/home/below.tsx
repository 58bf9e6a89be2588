import { lazy, Suspense, useEffect, useRef } from 'react';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import type { BelowProps } from './below-the-fold.tsx';

/**
 * Holds most of the page's elements, below its first screens. Until someone does something, the server's HTML is enough: its links work, and
 * its code is neither loaded nor run.
 */
export function Below(props: Omit<BelowProps, 'onReady'>) {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<{ link?: HTMLElement; isOver?: true }>({});
  // Listens before React, which stops events inside parts that it has yet to hydrate.
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLElement>(`a[href="${pageAddress('/')}"]`);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!link || !isPlain || !place.current?.contains(link) || early.current.isOver) return;
      event.preventDefault();
      early.current.link = link;
    };
    window.addEventListener('click', keep, { capture: true });
    return () => window.removeEventListener('click', keep, { capture: true });
  }, []);
  const repeatClick = () => {
    early.current.isOver = true;
    early.current.link?.click();
  };
  return (
    <div ref={place}>
      <Suspense>
        <Part {...props} onReady={repeatClick} />
      </Suspense>
    </div>
  );
}

/** The server sent it as it is; a page that someone goes on to needs its code at once. */
const isFirstPage = !import.meta.env.SSR && window.sentPage !== 'taken';

const Part = lazy(async () => {
  if (isFirstPage && !hasActed()) await nextAct();
  for (;;) {
    try {
      const part = await importPart('routes/public/home/below-the-fold.tsx', () => import('./below-the-fold.tsx'));
      return { default: part.BelowTheFold };
    } catch (error) {
      console.warn(error); // such as without a network
      await nextAct();
    }
  }
});

/** Whether the visitor acted before the scripts ran. */
const hasActed = () => window.hasVisitorActed || window.scrollY > 0 || document.activeElement !== document.body;

function nextAct() {
  return new Promise<unknown>((resolve) => {
    const once = { once: true, passive: true };
    for (const type of ['pointermove', 'pointerdown', 'click', 'keydown', 'input'])
      window.addEventListener(type, resolve, { ...once, capture: true });
    window.addEventListener('scroll', resolve, once); // of the page; the reviews scroll by themselves
  });
}
