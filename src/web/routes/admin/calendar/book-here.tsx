import type { Appointment } from '#contract/appointments.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { BookForAnyone } from '#web/admin/visits/book-anyone.tsx';
import { BookForRequest } from '#web/admin/visits/book-dialog.tsx';
import type { Refusal } from '#web/admin/visits/refusal.ts';
import type { TimeValues } from '#web/admin/visits/time-fields.tsx';

/** Booking that the front desk is about to make. */
export interface Wanted {
  /** Known parts of the time. */
  begin: Partial<TimeValues>;
  /** The request to book for, if it is known. */
  request?: Appointment;
  /** Why it was refused, where it was tried before. */
  refused?: Refusal;
}

interface BookHereProps extends Wanted {
  onBooked: (visit: CalendarVisit) => void;
  onClose: () => void;
}

export function BookHere({ request, refused, ...props }: BookHereProps) {
  return request ? <BookForRequest request={request} refused={refused} {...props} /> : <BookForAnyone {...props} />;
}
