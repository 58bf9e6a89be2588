import './breadcrumb.css';
import { Link } from 'react-router';

interface BreadcrumbProps {
  /** The pages above this one, after Home. */
  trail: readonly { to: string; label: string }[];
  current: string;
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {[{ to: '/', label: 'Home' }, ...trail].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
