import './booking-band.css';
import { type ReactNode, useId } from 'react';
import ring from '#web/art/ring.svg?no-inline';
import { BookingActions } from './booking-actions.tsx';

/** The end of a page that leads to an appointment. */
export function BookingBand({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="booking-band unprinted" aria-labelledby={id}>
      <img className="booking-band-ring" src={ring} width="1200" height="640" alt="" loading="lazy" />
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
        <BookingActions />
      </div>
    </section>
  );
}
