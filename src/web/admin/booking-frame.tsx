import '#web/ui/segments.css';
import '#web/admin/list/filter-bar.css';
import '#web/admin/list/list.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const parts = [
  { name: 'Times', to: '/admin/hours/settings' },
  { name: 'Problems', to: '/admin/problems' },
] as const;

interface BookingFrameProps {
  part: (typeof parts)[number]['name'];
  /** Adds to the list. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of what visitors choose from when they book online. */
export function BookingFrame({ part, action, children }: BookingFrameProps) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>Online booking</h1>
        {action}
      </header>
      <div className="filter-bar row cluster unprinted">
        <nav className="status-filter segments" aria-label="Show">
          {parts.map(({ name, to }) => (
            <Link key={name} to={to} aria-current={name === part ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <div className="list-area">{children}</div>
    </main>
  );
}
