import type { Appointment } from '#contract/appointments.ts';
import { callHref } from '#web/admin/call-href.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { useFinish } from '#web/admin/visits/use-finish.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { ConfirmButton } from './confirm.tsx';

const className = 'button button-secondary button-small row-action';

interface RowActionProps {
  appointment: Appointment;
  now: Date;
  /** The list that a finished request leaves. */
  list: string | undefined;
}

/** The next step of a request: one action a stage. */
export function RowAction({ appointment, now, list }: RowActionProps) {
  const { stage, next_call_at, name } = appointment;
  if (stage === null) return null;
  if (stage === 'tried' || (next_call_at !== null && Date.parse(next_call_at) <= now.getTime()))
    return <CallLink appointment={appointment} />;
  if (stage === 'new')
    return (
      <ConfirmButton className={className} appointment={appointment}>
        Confirm<span className="visually-hidden"> the request of {name}</span>
      </ConfirmButton>
    );
  if (stage === 'seen') return <FinishButton appointment={appointment} list={list} />;
  return isTold(appointment) ? null : <TellButton appointment={appointment} label="Tell" className="row-action" />;
}

/** Whether the patient was told of the visit that is ahead, and not of a time from which it was moved. */
export const isTold = ({ last_told, next_visit_at }: Appointment) =>
  next_visit_at !== null && last_told?.visit_starts_at === next_visit_at;

function CallLink({ appointment: { name, phone } }: Pick<RowActionProps, 'appointment'>) {
  const clinic = useClinic();
  return (
    <a className={className} href={callHref(phone, clinic.phone)} {...useShortcut('call')}>
      Call<span className="visually-hidden"> {name} now</span>
    </a>
  );
}

function FinishButton({ appointment, list }: Pick<RowActionProps, 'appointment' | 'list'>) {
  const finish = useFinish();
  return (
    <button
      type="button"
      className={className}
      onClick={() => void finish(appointment, { list })}
      {...useShortcut('finish')}
    >
      Finish<span className="visually-hidden"> the request of {appointment.name}</span>
    </button>
  );
}
