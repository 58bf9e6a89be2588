import './floating-buttons.css';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { useShellData } from './clinic.ts';
import { phoneHref } from './contact.ts';

/** The ways to the clinic on every public page: one bar on phones, a dock in the margin of wide screens. */
export function FloatingButtons() {
  const { pathname } = useLocation();
  return <Bar key={pathname} isBooking={pathname === '/appointment'} />;
}

function Bar({ isBooking }: { isBooking: boolean }) {
  const bar = useRef<HTMLElement>(null);
  const data = useShellData();
  usePrimaryButtons(bar);
  if (!data) return null;
  return (
    <aside ref={bar} className="floating-buttons unprinted" aria-label="Book, call or chat">
      {!isBooking && (
        <Link className="floating-book" to="/appointment">
          Book
        </Link>
      )}
      <a href={phoneHref(data.clinic.phone)}>
        <Icon name="phone" />
        Call Now
      </a>
      <a href={data.chat} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        WhatsApp
        <span className="visually-hidden"> chat (opens in a new tab)</span>
      </a>
    </aside>
  );
}

/** The bar makes room for the page while a primary button of the page is in view. */
function usePrimaryButtons(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      bar.current?.toggleAttribute('data-away', inView.size > 0);
    });
    for (const button of document.querySelectorAll('main .button-primary')) observer.observe(button);
    return () => observer.disconnect();
  }, [bar]);
}
