import type { Appointment } from '#contract/appointments.ts';
import type { WishedTime } from '#contract/visits.ts';
import { type ClinicClock, shortMoment } from '#web/admin/list/clinic-clock.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { isBookable, stateWords, useWishedTimes } from '#web/admin/visits/book-dialog.tsx';
import { holdWords, wishWords } from '#web/admin/visits/wish-words.ts';
import { canConfirm, useConfirm } from './confirm.tsx';

interface WishesProps {
  appointment: Appointment;
  clock: ClinicClock;
  /** Called once a visit is booked. */
  onBooked: () => void;
}

/** When it suits the patient: wished times as buttons that confirm one, else in words. */
export function Wishes({ appointment, clock, onBooked }: WishesProps) {
  if (canConfirm(appointment)) return <WishButtons {...{ appointment, clock, onBooked }} />;
  const words = wishWords(appointment, clock.timeZone);
  return words && <p className="wishes-said soft">When it suits: {words}</p>;
}

type Shown = Pick<WishedTime, 'starts_at' | 'state'> & { practitioner?: string | null };

/** All count as free until it is known what became of them. */
function WishButtons({ appointment, clock, onBooked }: WishesProps) {
  const { held, wishes } = appointment;
  const shortcut = useShortcut('confirm');
  const known = useWishedTimes(appointment.id);
  const { confirm, dialog } = useConfirm({ appointment, onBooked });
  const times: readonly Shown[] = known ?? (wishes?.times ?? []).map(({ starts_at }) => ({ starts_at, state: 'free' }));
  const first = times.find(isBookable);
  const noteOf = ({ starts_at, state, practitioner }: Shown) => {
    const isHeld = held?.starts_at === starts_at && isBookable({ state });
    const note = isHeld ? holdWords(held, clock.now) : state !== 'free' && stateWords[state];
    return [practitioner, note].filter(Boolean).join(' · ');
  };
  return (
    <section className="wishes" aria-label="Wished times">
      <ol>
        {times.map((time) => (
          <li key={time.starts_at} className="row cluster">
            {isBookable(time) ? (
              <button
                type="button"
                className={`button button-small ${time === first ? 'button-primary' : 'button-secondary'}`}
                onClick={() => void confirm(time.starts_at)}
                {...(time === first && shortcut)}
              >
                Confirm {shortMoment(time.starts_at, clock)}
              </button>
            ) : (
              <span className="wish-gone">{shortMoment(time.starts_at, clock)}</span>
            )}{' '}
            <span className="soft">{noteOf(time)}</span>
          </li>
        ))}
      </ol>
      {dialog}
    </section>
  );
}
