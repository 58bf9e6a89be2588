import './closing-band.css';
import knee from '#web/art/band-knee.svg?no-inline';
import { BookingBand } from '#web/shell/booking-band.tsx';

export function ClosingBand() {
  return (
    <BookingBand title="Ready when you are." art={<KneeInMotion />}>
      Send us a few details, and we get in touch to agree a day and a time.
    </BookingBand>
  );
}

function KneeInMotion() {
  return (
    <div className="closing-art">
      <img src={knee} width="1040" height="760" alt="" loading="lazy" />
    </div>
  );
}
