import './floating-buttons.css';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as words from '#words/site.ts';
import { useShellData } from './clinic.ts';
import { phoneHref } from './contact.ts';
import { watchPrimaryButtons } from './primary-buttons.ts';

/** The ways to the clinic on every public page: one bar on phones, a dock in the margin of wide screens. */
export function FloatingButtons() {
  const { pathname } = useLocation();
  const data = useMatches().map(({ loaderData }) => loaderData as { hindersBooking?: boolean } | undefined);
  const books = pathname !== '/appointment' && !data.some((one) => one?.hindersBooking);
  return <Bar key={pathname} books={books} />;
}

function Bar({ books }: { books: boolean }) {
  const data = useShellData();
  useEffect(watchPrimaryButtons, []);
  if (!data) return null;
  return (
    <aside className="floating-buttons unprinted" aria-label={words.bookCallOrChat}>
      {books && (
        <Link className="floating-book" to="/appointment">
          {words.book}
        </Link>
      )}
      <a href={phoneHref(data.clinic.phone)}>
        <Icon name="phone" />
        {words.callNow}
      </a>
      <a href={data.chat} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        {words.whatsapp}
        <span className="visually-hidden">{` ${words.chatInNewTab}`}</span>
      </a>
    </aside>
  );
}
