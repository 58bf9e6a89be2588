import '#web/ui/segments.css';
import '#web/admin/list/filter-bar.css';
import { NavLink } from 'react-router';

const lists = [
  { to: '/admin/tomorrow', words: 'Tomorrow' },
  { to: '/admin/wait-list', words: 'Wait list' },
  { to: '/admin/untold', words: 'Not told yet' },
] as const;

/** The lists of patients to tell something, beside each other. */
export function ListTabs() {
  return (
    <div className="filter-bar row cluster unprinted">
      <nav className="status-filter segments" aria-label="Patients to tell">
        {lists.map(({ to, words }) => (
          <NavLink key={to} to={to}>
            {words}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
