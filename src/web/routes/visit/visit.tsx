import type { ReactNode } from 'react';
import { pleaseCall } from '#contract/messages/patient-links.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { locale } from '#words/locale.ts';
import * as words from '#words/visit.ts';
import { MoveLink } from './move-visit.tsx';
import type { ShownPage, ShownVisit } from './shown-page.ts';

interface VisitProps {
  visit: ShownVisit;
  timeZone: string;
  children: ReactNode;
}

/** A visit beside the next one; `children` are what can be done about it. */
export function Visit({ visit, timeZone, children }: VisitProps) {
  const { isOn, isAhead, state, practitioner, room } = visit;
  return (
    <li className={isOn ? 'own-visit card' : 'own-visit card own-visit-off'}>
      <p className="own-state">{state}</p>
      <Time time={visit} />
      {isAhead && <ReaderTime {...visit} timeZone={timeZone} />}
      {isOn && (practitioner || room) && (
        <p>
          <With practitioner={practitioner} room={room} />
        </p>
      )}
      {children}
    </li>
  );
}

export function Time({ time }: { time: Pick<ShownVisit, 'starts_at' | 'day' | 'span'> }) {
  return (
    <p className="own-time num">
      <time dateTime={time.starts_at}>
        {time.day}
        <br />
        {time.span}
      </time>
    </p>
  );
}

function With({ practitioner, room }: Pick<ShownVisit, 'practitioner' | 'room'>) {
  return (
    <>
      <bdi>{practitioner && words.withWhom(practitioner)}</bdi>
      {practitioner && room && ', '}
      <bdi>{room}</bdi>
    </>
  );
}

interface WhoProps extends Pick<ShownVisit, 'practitioner' | 'room'> {
  /** The practitioner, if there is one; `portrait` is the path of a picture on the site. */
  face: { portrait: string | null; initials: string } | null;
}

/** Practitioner and place, with a portrait or initials. */
export function Who({ practitioner, room, face }: WhoProps) {
  if (!(practitioner || room)) return null;
  return (
    <div className="ticket-who row">
      {face && !face.portrait && (
        <span className="ticket-portrait centered" aria-hidden="true">
          {face.initials}
        </span>
      )}
      {face && face.portrait && (
        <Picture className="ticket-portrait" src={`/${face.portrait}`} alt="" sizes="4.5rem" aspect="1x1" isFirst />
      )}
      <p>
        <With practitioner={practitioner} room={room} />
      </p>
    </div>
  );
}

/** The ways to move and to cancel a visit. `children` are the choice of another time, once the patient has asked for it. */
export function Controls({ visit, children }: Pick<VisitProps, 'visit' | 'children'>) {
  const { id, version, starts_at, cancelUntil, canMove, mustCall, coming } = visit;
  return (
    <>
      {coming === 'said' && <p className="own-coming">{words.saidToCome}</p>}
      {coming === 'asked' && (
        <form className="own-answers cluster" method="post">
          <input type="hidden" name="visit" value={id} />
          <input type="hidden" name="starts_at" value={starts_at} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="text" value={pleaseCall} />
          <button type="submit" name="intent" value="confirm" className="button button-secondary button-small">
            {words.iWillCome}
          </button>
          <button type="submit" name="intent" value="ask" className="button button-secondary button-small">
            {words.pleaseCallMe}
          </button>
        </form>
      )}
      {children || (canMove && <MoveLink {...visit} />)}
      {cancelUntil && (
        <details className="cancel">
          <summary>{words.cancelVisit}</summary>
          <p>{words.cancelUntil(cancelUntil)}</p>
          <form method="post">
            <input type="hidden" name="intent" value="cancel" />
            <input type="hidden" name="visit" value={id} />
            <input type="hidden" name="starts_at" value={starts_at} />
            <input type="hidden" name="version" value={version} />
            <button type="submit" className="button button-danger button-small">
              {words.cancelYes}
            </button>
          </form>
        </details>
      )}
      {mustCall && <p className="soft">{words.mustCall}</p>}
    </>
  );
}

export function GiveUp({ held }: { held: Pick<ShownVisit, 'starts_at'> }) {
  return (
    <details className="cancel">
      <summary>{words.giveUp}</summary>
      <p>{words.giveUpMeans}</p>
      <form method="post">
        <input type="hidden" name="intent" value="release" />
        <input type="hidden" name="starts_at" value={held.starts_at} />
        <button type="submit" className="button button-danger button-small">
          {words.giveUpYes}
        </button>
      </form>
    </details>
  );
}

interface OfferProps {
  offer: NonNullable<ShownPage['offer']>;
  hasVisit: boolean;
  timeZone: string;
}

/** An earlier time that is held for the patient, to take or not; or the sentence that it is no longer free. */
export function Offer({ offer, hasVisit, timeZone }: OfferProps) {
  if (!offer.isOpen) return <p className="own-offer card">{words.offerIsOver(offer.when)}</p>;
  return (
    <section className="own-offer card" aria-labelledby="offer">
      <h2 id="offer">{words.earlierTime}</h2>
      <Time time={offer} />
      <ReaderTime {...offer} timeZone={timeZone} />
      <p>
        <With practitioner={offer.practitioner} room={null} />
      </p>
      <p>{hasVisit ? words.offerMoves(offer.until) : words.offerBooks(offer.until)}</p>
      <form className="own-answers cluster" method="post">
        <input type="hidden" name="offer" value={offer.id} />
        <button type="submit" name="intent" value="take" className="button button-primary">
          {words.takeIt}
        </button>
        <button type="submit" name="intent" value="decline" className="button button-secondary">
          {words.declineIt}
        </button>
      </form>
    </section>
  );
}

/**
 * The moment in the reader's time zone, if the clocks differ. Only their browser knows it, so its line is reserved: the
 * content below must not move while someone presses it.
 */
export function ReaderTime({ starts_at, timeZone }: { starts_at: string; timeZone: string }) {
  const isHydrated = useHydrated();
  const momentIn = (zone?: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone: zone,
    }).format(new Date(starts_at));
  const isElsewhere = isHydrated && momentIn() !== momentIn(timeZone);
  return <p className="soft small reader-time">{isElsewhere && words.whereYouAre(momentIn())}</p>;
}
