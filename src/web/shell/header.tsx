import './header.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { Link, NavLink } from '#web/ui/navigation/link.tsx';
import { useShellData } from './clinic.ts';
import { navigation } from './navigation.ts';
import { PhoneLink } from './phone-link.tsx';
import { SidePanel } from './side-panel.tsx';

export function Header() {
  const clinic = useShellData()?.clinic;
  return (
    <header className="site-header unprinted">
      <div className="wrap">
        <Brand name={clinic?.name ?? 'Home'} />
        <nav className="main-nav" aria-label="Main">
          <ul>
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {clinic && (
          <PhoneLink className="link-call header-call num" number={clinic.phone}>
            <Icon name="phone" />
          </PhoneLink>
        )}
        <SidePanel />
      </div>
    </header>
  );
}

/** About what fits in one line beside the links, in characters. */
const longFrom = 24;

function Brand({ name }: { name: string }) {
  return (
    <Link className={`brand ${name.length >= longFrom ? 'brand-long' : ''}`} to="/">
      <Logo />
      <span>{name}</span>
    </Link>
  );
}
