import './booking-band.css';
import { type ReactNode, useId } from 'react';
import ring from '#web/art/ring.svg?no-inline';
import { BookingActions } from './booking-actions.tsx';

interface BookingBandProps {
  title: string;
  children: ReactNode;
  /** A drawing instead of the ring; brings its own place. */
  art?: ReactNode;
}

/** The end of a page that leads to an appointment. */
export function BookingBand({ title, children, art }: BookingBandProps) {
  const id = useId();
  return (
    <section className="booking-band unprinted" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
        <BookingActions />
      </div>
      {art ?? <img className="booking-band-ring" src={ring} width="1200" height="640" alt="" loading="lazy" />}
    </section>
  );
}
