import './hours.css';
import '#web/ui/segments.css';
import '#web/admin/list/filter-bar.css';
import '#web/admin/list/list.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StandingVisitsOutside } from '#web/admin/hours/visits-outside.tsx';
import { useMayOpen } from '#web/admin/role.ts';

const parts = [
  { name: 'Week', to: '/admin/hours', title: 'Working hours' },
  { name: 'Leave', to: '/admin/hours/leave', title: 'Leave and breaks' },
  { name: 'Rooms', to: '/admin/hours/rooms', title: 'Rooms' },
] as const;

interface HoursFrameProps {
  part: (typeof parts)[number]['name'];
  /** Adds to the list. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of all that says when patients can come. */
export function HoursFrame({ part, action, children }: HoursFrameProps) {
  const mayOpen = useMayOpen();
  const offered = parts.filter(({ to }) => mayOpen(to));
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>{parts.find(({ name }) => name === part)?.title}</h1>
        {action}
      </header>
      <div className="filter-bar row cluster unprinted">
        <nav className="status-filter segments" aria-label="Show">
          {offered.map(({ name, to }) => (
            <Link key={name} to={to} aria-current={name === part ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <div className="list-area">
        {(part === 'Week' || part === 'Leave') && <StandingVisitsOutside />}
        {children}
      </div>
    </main>
  );
}
