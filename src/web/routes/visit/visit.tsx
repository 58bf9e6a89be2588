import type { ReactNode } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { MoveLink } from './move-visit.tsx';
import type { ShownPage, ShownVisit } from './shown-page.ts';

interface VisitProps {
  visit: ShownVisit;
  timeZone: string;
  /** The choice of another time, once the patient has asked for it. */
  children: ReactNode;
}

/** When and with whom, and the ways to move and to cancel it. */
export function Visit({ visit, timeZone, children }: VisitProps) {
  const { id, version, day, span, state, practitioner, room, isOn, isAhead, cancelUntil, canMove, mustCall } = visit;
  return (
    <li className={isOn ? 'own-visit card' : 'own-visit card own-visit-off'}>
      <p className="own-state">{state}</p>
      <p className="own-time num">
        <time dateTime={visit.starts_at}>
          {day}
          <br />
          {span}
        </time>
      </p>
      {isAhead && <ReaderTime {...visit} timeZone={timeZone} />}
      {isOn && (practitioner || room) && (
        <p>
          <bdi>{practitioner && `With ${practitioner}`}</bdi>
          {practitioner && room && ', '}
          <bdi>{room}</bdi>
        </p>
      )}
      {children || (canMove && <MoveLink {...visit} />)}
      {cancelUntil && (
        <details className="cancel">
          <summary>Cancel this visit</summary>
          <p>We will offer this time to someone else. You can cancel here until {cancelUntil}.</p>
          <form method="post">
            <input type="hidden" name="intent" value="cancel" />
            <input type="hidden" name="visit" value={id} />
            <input type="hidden" name="starts_at" value={visit.starts_at} />
            <input type="hidden" name="version" value={version} />
            <button type="submit" className="button button-danger button-small">
              Yes, cancel this visit
            </button>
          </form>
        </details>
      )}
      {mustCall && <p className="soft">If you cannot come, or need another time, please call us.</p>}
    </li>
  );
}

interface HeldTimeProps {
  held: NonNullable<ShownPage['held']>;
  timeZone: string;
}

export function HeldTime({ held, timeZone }: HeldTimeProps) {
  return (
    <section className="own-visit card" aria-label="Held for you">
      <p className="own-state">Held for you</p>
      <p className="own-time num">
        <time dateTime={held.starts_at}>
          {held.day}
          <br />
          {held.span}
        </time>
      </p>
      <ReaderTime {...held} timeZone={timeZone} />
      <p>
        With <bdi>{held.practitioner}</bdi>
      </p>
      <details className="cancel">
        <summary>Give up this time</summary>
        <p>We will offer it to someone else. We still have your request, and will call you to agree another time.</p>
        <form method="post">
          <input type="hidden" name="intent" value="release" />
          <input type="hidden" name="starts_at" value={held.starts_at} />
          <button type="submit" className="button button-danger button-small">
            Yes, release this time
          </button>
        </form>
      </details>
    </section>
  );
}

interface ReaderTimeProps {
  starts_at: string;
  /** Time zone of the clinic. */
  timeZone: string;
}

/**
 * The moment in the reader's time zone, if the clocks differ. Only their browser knows it, so its line is reserved: the
 * content below must not move while someone presses it.
 */
function ReaderTime({ starts_at, timeZone }: ReaderTimeProps) {
  const isHydrated = useHydrated();
  const words = (zone?: string) =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone: zone,
    }).format(new Date(starts_at));
  const isElsewhere = isHydrated && words() !== words(timeZone);
  return <p className="soft small reader-time">{isElsewhere && `Where you are: ${words()}`}</p>;
}
