import './header.css';
import { Brand } from '#web/ui/drawings/clinic-logo.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link, NavLink } from '#web/ui/navigation/link.tsx';
import * as words from '#words/site.ts';
import { type ShellData, useShellData } from './clinic.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { healthLinks, navigation } from './navigation.ts';
import { PhoneLink } from './phone-link.tsx';
import './side-panel.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function Header() {
  const { clinic, logo } = useShellData() ?? {};
  return (
    <header className="site-header unprinted">
      <div className="wrap">
        <HomeLink name={clinic?.name ?? words.home} logo={logo} />
        <nav className="main-nav" aria-label={words.mainMenu}>
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
        <LanguageSwitch className="header-languages" />
        <SidePanel />
      </div>
    </header>
  );
}

/** Characters from which a name takes several lines beside the links, and as many lines as there is room for. */
const [longFrom, longestFrom] = [24, 44];

function HomeLink({ name, logo }: { name: string; logo: ShellData['logo'] }) {
  const size = name.length >= longestFrom ? 'brand-longest' : name.length >= longFrom ? 'brand-long' : '';
  return (
    <Link className={`brand ${size}`} to="/">
      <Brand logo={logo} name={name}>
        <span dir="auto">{name}</span>
      </Brand>
    </Link>
  );
}

/** How long the panel waits for the page that was chosen, in ms. */
const longestWait = 400;

/** The menu on small screens: a popover, which needs no scripts. */
function SidePanel() {
  const panel = useRef<HTMLDialogElement>(null);
  const closeSoon = useClosingOnNavigation(panel);
  return (
    <>
      <a className="menu-button menu-link" href="#footer-menu">
        {words.menu}
      </a>
      <button type="button" className="menu-button" aria-haspopup="dialog" popoverTarget="menu">
        {words.menu}
        <Icon name="menu" />
      </button>
      <dialog ref={panel} id="menu" className="side-panel" popover="auto" aria-label={words.menu}>
        <button
          type="button"
          className="icon-button side-panel-close"
          aria-label={words.closeMenu}
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
        <PanelLinks label={words.menu} links={navigation} onChoose={closeSoon} />
        <PanelLinks label={words.health} links={healthLinks} onChoose={closeSoon} />
        <LanguageSwitch className="panel-languages" />
        <PanelCall />
      </dialog>
    </>
  );
}

/** Returns what closes the panel with the page that shows next, so that both are one paint, or without it when it takes long. */
function useClosingOnNavigation(panel: RefObject<HTMLDialogElement | null>) {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const timer = useRef<number>(undefined);
  useLayoutEffect(() => {
    window.clearTimeout(timer.current);
    if (shownKey.current !== key) panel.current?.hidePopover();
    shownKey.current = key;
  }, [panel, key]);
  return () => {
    timer.current = window.setTimeout(() => panel.current?.hidePopover(), longestWait);
  };
}

interface PanelLinksProps {
  label: string;
  links: readonly { to: string; label: string }[];
  onChoose: () => void;
}

function PanelLinks({ label: name, links, onChoose }: PanelLinksProps) {
  return (
    <nav aria-label={name}>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} onClick={onChoose}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PanelCall() {
  const clinic = useShellData()?.clinic;
  if (!clinic) return null;
  return (
    <PhoneLink className="link-call side-panel-call num" number={clinic.phone}>
      <Icon name="phone" />
    </PhoneLink>
  );
}
