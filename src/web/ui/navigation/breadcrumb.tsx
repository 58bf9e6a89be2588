import './breadcrumb.css';
import { describeTrail } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import * as words from '#words/site.ts';
import { Link } from './link.tsx';

interface BreadcrumbProps {
  /** The pages above this one, after Home. */
  trail: readonly { to: string; label: string }[];
  current: string;
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const above = [{ to: '/', label: words.home }, ...trail];
  return (
    <nav className="breadcrumb unprinted" aria-label={words.breadcrumb}>
      <ol className="row">
        {above.map(({ to, label }) => (
          <li key={to} className="row">
            <Link className="target" to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="row">
          <bdi>{current}</bdi>
        </li>
      </ol>
      <StructuredData describe={import.meta.env.SSR && ((site) => describeTrail(above, current, site))} />
    </nav>
  );
}
