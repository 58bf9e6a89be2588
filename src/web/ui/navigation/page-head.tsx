import { Drawing } from '#web/ui/drawings/drawing.tsx';
import './page-head.css';
import type { ReactNode } from 'react';
import ring from '#web/art/ring.svg?no-inline';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { langOf } from '#web/content/lang-of.ts';

interface PageHeadProps {
  title: string;
  /** Stands above the title. */
  breadcrumb?: ReactNode;
  /** One or two sentences. */
  lead?: ReactNode;
  /** Belongs to the title. */
  children?: ReactNode;
}

/** The opening of a page: its heading before the thin arc with ticks. */
export function PageHead({ title, breadcrumb, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <Drawing className="page-head-ring unprinted" src={ring} width="1200" height="640" alt="" loading="lazy" />
      <div className="wrap">
        {breadcrumb}
        <h1 dir="auto" lang={langOf(title)}>
          {title}
        </h1>
        {lead && <p className="lead">{typeof lead === 'string' ? <InItsLanguage text={lead} /> : lead}</p>}
        {children}
      </div>
    </div>
  );
}
