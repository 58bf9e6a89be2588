import { useState } from 'react';
import { Link } from 'react-router';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { VisitOutside } from '#contract/schedules.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';

/** Held times, each with the choice to release it or to offer another time; the message stands here, since toasts are behind a dialog. */
export function HoldList({ holds }: { holds: readonly VisitOutside[] }) {
  const { timeZone } = useClinic();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const release = async (id: number, call: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const result = await attempt(() => adminApi.followUp.releaseHold({ params: { id }, body: { call } }));
    setBusy(false);
    if (result.kind !== 'saved') return setSaid(appointmentMessages.releaseFailure);
    setSaid(call ? appointmentMessages.anotherTimeDue : appointmentMessages.holdReleased);
  };
  return (
    <>
      <ul className="holds-outside">
        {holds.map(({ id, starts_at, name, reason, hold }) => (
          <li key={id}>
            <Link to={`/admin?${new URLSearchParams({ status: 'all', open: hold?.reference ?? '' })}`} target="_blank">
              Held for <bdi>{name}</bdi>, {momentWords(starts_at, timeZone)}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </Link>{' '}
            <span className="soft">{reason}</span>
            <span className="hold-choices">
              <button
                type="button"
                className="button button-secondary button-small"
                aria-disabled={isBusy}
                onClick={() => void release(hold?.appointment_id ?? 0, true)}
              >
                Offer another time<span className="visually-hidden"> to {name}</span>
              </button>
              <button
                type="button"
                className="button button-quiet button-small"
                aria-disabled={isBusy}
                onClick={() => void release(hold?.appointment_id ?? 0, false)}
              >
                Release<span className="visually-hidden"> the time of {name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p className="soft">{said}</p>
    </>
  );
}
