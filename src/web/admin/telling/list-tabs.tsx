import { NavLink } from 'react-router';

const lists = [
  { to: '/admin/tomorrow', words: 'Tomorrow' },
  { to: '/admin/wait-list', words: 'Wait list' },
  { to: '/admin/untold', words: 'Not told yet' },
] as const;

/** The lists of patients to tell something, beside each other. */
export function ListTabs() {
  return (
    <nav className="list-tabs" aria-label="Patients to tell">
      {lists.map(({ to, words }) => (
        <NavLink key={to} className="button button-quiet button-small" to={to}>
          {words}
        </NavLink>
      ))}
    </nav>
  );
}
