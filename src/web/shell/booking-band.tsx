import './booking-band.css';
import { type ReactNode, useId } from 'react';
import ring from '#web/art/ring.svg?no-inline';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { DrawingOnDeep } from '#web/ui/drawings/drawing.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as words from '#words/site.ts';
import { CallLink } from './call-link.tsx';

interface BookingBandProps {
  title: string;
  children: string;
  /** A drawing instead of the ring, with its own position. */
  art?: ReactNode;
}

/** The end of a page, with the links to an appointment. */
export function BookingBand({ title, children, art }: BookingBandProps) {
  const id = useId();
  return (
    <section className="booking-band unprinted" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>
          <InItsLanguage text={title} />
        </h2>
        <p>
          <InItsLanguage text={children} />
        </p>
        <BookingActions />
      </div>
      {art ?? (
        <DrawingOnDeep
          className="booking-band-ring"
          src={ring}
          width="1200"
          height="640"
          alt=""
          loading="lazy"
          data-from="rotate(-30deg)"
        />
      )}
    </section>
  );
}

/** The primary button for an appointment, and the phone number beside it. */
export function BookingActions() {
  return (
    <div className="actions">
      <Link className="button button-primary" to="/appointment">
        {words.bookAnAppointment}
      </Link>
      <CallLink words={words.callUs} />
    </div>
  );
}
