import './booking-modal.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import spine from '#web/art/hero-spine.svg?no-inline';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog.tsx';
import { BookingForm } from '../booking-form.tsx';
import type { BookingProgress } from '../use-booking.ts';

interface BookingModalProps {
  onClose: () => void;
  onProgress: (progress: BookingProgress) => void;
}

export function BookingModal({ onClose, onProgress }: BookingModalProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Nobody asked for the form: its title comes first, and no keyboard slides over it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Dialog labelledBy={id} kind="wide" onClose={onClose}>
      <div className="booking-modal">
        <img className="booking-modal-art" src={spine} width="1040" height="760" alt="" loading="lazy" />
        <DialogHeader>
          <h2 id={id} ref={heading} tabIndex={-1}>
            Book an Appointment
          </h2>
          <p>Welcome. Tell us what hurts, and we call you to agree a day and a time.</p>
        </DialogHeader>
        <BookingForm Body={EnteringBody} Footer={DialogFooter} onProgress={onProgress} />
      </div>
    </Dialog>
  );
}

function EnteringBody({ children }: { children: ReactNode }) {
  return (
    <DialogBody>
      <div className="enter">{children}</div>
    </DialogBody>
  );
}
