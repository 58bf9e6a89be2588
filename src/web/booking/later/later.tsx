import './times.css';
import type { BookedAppointment } from '#contract/appointments.ts';
import { AfterBooking } from './after-booking.tsx';
import { BookingMessage, type BookingMessageProps } from './booking-message.tsx';
import { WishFields, type WishFieldsProps } from './wish-fields.tsx';

export type LaterProps = WishFieldsProps | BookingMessageProps | { booked: BookedAppointment };

/**
 * Parts that a booking needs after its form was opened: wishes for a time, the fate of the request, and the next steps.
 */
export function LaterPart(props: LaterProps) {
  if ('booked' in props) return <AfterBooking {...props} />;
  return 'message' in props ? <BookingMessage {...props} /> : <WishFields {...props} />;
}
