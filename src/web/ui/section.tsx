import type { ReactNode } from 'react';

interface SectionProps {
  /** Of its heading. */
  id: string;
  className: string;
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  /** Opposite the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page, under a heading that names it. */
export function Section({ id, className, title, lead, aside, children }: SectionProps) {
  return (
    <section className={`section ${className}`} aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id={id}>{title}</h2>
            {lead}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
