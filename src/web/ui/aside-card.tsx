import './aside-card.css';
import { type ReactNode, useId } from 'react';
import { langOf } from '#web/content/lang-of.ts';

/** The next step beside a text, inside of `.with-aside`. Its one button is the primary one of the page. */
export function AsideCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <aside className="aside-card card unprinted" aria-labelledby={id}>
      <h2 id={id} lang={langOf(title)}>
        {title}
      </h2>
      {children}
    </aside>
  );
}
