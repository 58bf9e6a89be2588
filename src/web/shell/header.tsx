import './header.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { Link, NavLink } from '#web/ui/navigation/link.tsx';
import { useShellData } from './clinic.ts';
import { navigation } from './navigation.ts';
import { PhoneLink } from './phone-link.tsx';
import './side-panel.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPopoverOpen } from '#web/ui/dialog/popovers.ts';
import { showModal } from '#web/ui/dialog/show-modal.ts';
import { useBackdropClick } from '#web/ui/dialog/use-backdrop-click.ts';

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

/** How long the panel waits for the page that was chosen, in ms. */
const longestWait = 400;

/**
 * The menu on small screens. Without scripts the button opens it as a popover; with scripts as a modal dialog, which also
 * traps the focus.
 */
function SidePanel() {
  const panel = useRef<HTMLDialogElement>(null);
  const close = () => hide(panel.current);
  const closeSoon = useClosingOnNavigation(panel);
  return (
    <>
      <a className="menu-button menu-link" href="#footer-menu">
        Menu
      </a>
      <button
        type="button"
        className="menu-button"
        aria-haspopup="dialog"
        popoverTarget="menu"
        onClick={(event) => {
          event.preventDefault();
          showModal(panel.current);
        }}
      >
        Menu
        <Icon name="menu" />
      </button>
      <dialog
        ref={panel}
        id="menu"
        className="side-panel"
        popover="auto"
        aria-label="Menu"
        {...useBackdropClick(close)}
      >
        <button
          type="button"
          className="icon-button side-panel-close"
          aria-label="Close the menu"
          popoverTarget="menu"
          popoverTargetAction="hide"
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <PanelLinks onChoose={closeSoon} />
        <PanelCall />
      </dialog>
    </>
  );
}

function hide(panel: HTMLDialogElement | null) {
  // Opened as a popover, before scripts had loaded.
  if (isPopoverOpen(panel)) panel?.hidePopover();
  else panel?.close();
}

/** Returns what closes the panel with the page that shows next, so that both are one paint, or without it when it takes long. */
function useClosingOnNavigation(panel: RefObject<HTMLDialogElement | null>) {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const timer = useRef<number>(undefined);
  useLayoutEffect(() => {
    window.clearTimeout(timer.current);
    if (shownKey.current !== key) hide(panel.current);
    shownKey.current = key;
  }, [panel, key]);
  return () => {
    timer.current = window.setTimeout(() => hide(panel.current), longestWait);
  };
}

function PanelLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <nav aria-label="Menu">
      <ul>
        {navigation.map(({ to, label }) => (
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
