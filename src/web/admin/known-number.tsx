import './known-number.css';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { digitsOf, phoneNumbersIn } from '#contract/plain/phone-numbers.ts';
import { loadOr, pause } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/parts.ts';
import { loadRequests } from './list/search-call.ts';

/** Digits that two spellings of a number have in common: without a country code, and long enough to be one number. */
const comparedDigits = 8;
/** Pause in typing after which the number is looked up, in ms. */
const typingPause = 400;

interface KnownNumberProps {
  phone: string;
  /** Opens links in a new tab, where leaving the page would lose something. */
  inNewTab?: boolean;
}

/** Points out that the same number has asked before, so that no one is entered or called twice. */
export function KnownNumber({ phone, inNewTab = false }: KnownNumberProps) {
  const { timeZone } = useClinic();
  const known = useRequestsFrom(phone);
  const [newest] = known;
  return (
    <span className="known-number" role="status">
      {newest && (
        <Link
          to={`/admin?${new URLSearchParams({ status: 'all', q: lastDigits(phone) })}`}
          preventScrollReset
          {...(inNewTab && { target: '_blank' })}
        >
          <Sentence
            words={known.length === 1 ? words.sameNumber : words.sameNumbers(known.length)}
            fields={{
              name: <bdi>{newest.name}</bdi>,
              day: formatDay(newest.created_at, timeZone),
              state: newest.remarks === null ? words.pending : words.doneWithin,
            }}
          />
          {inNewTab && <span className="visually-hidden"> {words.opensInTab}</span>}
        </Link>
      )}
    </span>
  );
}

function useRequestsFrom(phone: string) {
  const [found, setFound] = useState<{ digits: string; requests: Appointment[] }>();
  const digits = lastDigits(phone);
  useEffect(() => {
    if (digits === '') return;
    const request = new AbortController();
    const { signal } = request;
    void (async () => {
      await pause(typingPause, signal);
      const load = () => loadRequests({ q: digits, limit: '20' }, { signal, isBackground: true });
      const page = signal.aborted ? undefined : await loadOr(undefined, load, { signal });
      if (!page) return;
      const isFrom = (field: string) => phoneNumbersIn(field).some((number) => lastDigits(number) === digits);
      setFound({ digits, requests: page.body.filter((appointment) => isFrom(appointment.phone)) });
    })();
    return () => request.abort();
  }, [digits]);
  return found?.digits === digits ? found.requests : [];
}

/** Empty when there are too few to tell numbers apart. */
function lastDigits(phone: string) {
  const digits = digitsOf(phoneNumbersIn(phone)[0] ?? '');
  return digits.length < comparedDigits ? '' : digits.slice(-comparedDigits);
}
