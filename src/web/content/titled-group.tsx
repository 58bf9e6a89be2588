import './titled-group.css';
import type { ReactNode } from 'react';
import { InItsLanguage } from './in-its-language.tsx';

interface TitledGroupProps {
  title: string;
  /** A sentence about all of them. */
  said?: string | undefined;
  heading?: 'h2' | 'h3';
  /** Items of the list, each of which begins with a link. */
  children: ReactNode;
}

/** Entries of a long list that belong together. */
export function TitledGroup({ title, said, heading: Heading = 'h2', children }: TitledGroupProps) {
  return (
    <section className="titled-group">
      <header>
        <Heading>
          <InItsLanguage text={title} />
        </Heading>
        {said && <p className="soft small">{said}</p>}
      </header>
      <ul>{children}</ul>
    </section>
  );
}
