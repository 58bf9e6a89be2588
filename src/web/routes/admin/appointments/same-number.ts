import type { Appointment } from '#contract/appointments.ts';
import { firstNumber, internationalDigits } from '#web/admin/call-href.ts';

type Reachable = Pick<Appointment, 'phone'>;

const numberOf = ({ phone }: Reachable, clinicPhone: string) => internationalDigits(firstNumber(phone), clinicPhone);

/** Brings requests from the same phone number together, at the place of the first; families share numbers, so none is hidden. */
export function groupByNumber<Request extends Reachable>(requests: readonly Request[], clinicPhone: string) {
  return [...Map.groupBy(requests, (request) => numberOf(request, clinicPhone)).values()].flat();
}

/** Whether a request comes from the number of the one above it. */
export function isSameNumber(request: Reachable, above: Reachable | undefined, clinicPhone: string) {
  return above !== undefined && numberOf(request, clinicPhone) === numberOf(above, clinicPhone);
}
