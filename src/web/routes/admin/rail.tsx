import './rail.css';
import { Link, NavLink } from 'react-router';
import logo from '#web/art/logo.svg?no-inline';
import { Icon } from '#web/ui/icon.tsx';
import { SignOut } from './sign-out.tsx';
import { tabs, type Waiting } from './tabs.ts';

export function Rail({ clinicName, waiting }: { clinicName: string; waiting: Waiting }) {
  return (
    <nav className="rail" aria-label="Admin">
      <Link className="rail-brand" to="/" aria-label={`${clinicName}, to the website`}>
        <img src={logo} width="40" height="40" alt="" />
      </Link>
      <ul>
        {tabs.map(({ to, label, icon, waiting: countOf }) => (
          <li key={to}>
            <NavLink className="rail-tab" to={to} end>
              <Icon name={icon} />
              {label}
              <Badge count={countOf?.(waiting)} />
            </NavLink>
          </li>
        ))}
      </ul>
      <SignOut />
    </nav>
  );
}

function Badge({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="rail-badge num">
      {count > 99 ? '99+' : count}
      <span className="unseen"> waiting</span>
    </span>
  );
}
