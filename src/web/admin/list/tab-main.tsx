import type { ReactNode } from 'react';

interface TabMainProps {
  title: string;
  /** Words or buttons beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The main part of a page, below its heading. */
export function TabMain({ title, beside, children }: TabMainProps) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>{title}</h1>
        {beside}
      </header>
      {children}
    </main>
  );
}
