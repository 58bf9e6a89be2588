import '#web/ui/segments.css';
import '#web/admin/list/filter-bar.css';
import '#web/admin/list/list.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNewApplications } from '#web/admin/applications.ts';
import { useIsOwner } from '#web/admin/role.ts';

interface CareerFrameProps {
  title: 'Job openings' | 'Applications';
  /** Adds to the list. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of openings and, for owners, of applications for them. */
export function CareerFrame({ title, action, children }: CareerFrameProps) {
  const count = useNewApplications();
  const parts = [
    { name: 'Openings', to: '/admin/career', isOpen: title === 'Job openings', count: 0 },
    { name: 'Applications', to: '/admin/career/applications', isOpen: title === 'Applications', count },
  ];
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>{title}</h1>
        {action}
      </header>
      {useIsOwner() && (
        <div className="filter-bar row cluster unprinted">
          <nav className="status-filter segments" aria-label="Show">
            {parts.map(({ name, to, isOpen, count: fresh = 0 }) => (
              <Link key={name} to={to} aria-current={isOpen ? 'page' : undefined}>
                {name} {fresh > 0 && <span className="num">{fresh} new</span>}
              </Link>
            ))}
          </nav>
        </div>
      )}
      <div className="list-area">{children}</div>
    </main>
  );
}
