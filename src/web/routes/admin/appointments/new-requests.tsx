import './new-requests.css';
import type { Appointment } from '#contract/appointments.ts';
import { rowLinkId } from '#web/admin/list/row-link.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useToasts } from '#web/ui/toasts.tsx';

interface NewRequestsProps {
  /** Those that are not in the list yet, since somebody is reading it. */
  waiting: readonly Appointment[];
  /** How many have just come into it. */
  arrived: number;
  onShow: () => Promise<void>;
}

/** Says once that something new has come, and brings it in when asked. */
export function NewRequests({ waiting, arrived, onShow }: NewRequestsProps) {
  const toasts = useToasts();
  const [newest] = waiting;
  const show = async () => {
    try {
      await onShow();
      // The button goes away; whoever pressed it wants to see what came.
      if (newest) document.getElementById(rowLinkId(newest.reference))?.focus();
    } catch {
      toasts.failure('The new requests could not be loaded. Please try again.');
    }
  };
  return (
    <div className="new-requests" role="status">
      {arrived > 0 && <span className="visually-hidden">{describe(arrived)} at the top of the list</span>}
      {newest && (
        <button type="button" className="button button-pine button-small" onClick={show}>
          <Icon name="up" />
          {describe(waiting.length)}
        </button>
      )}
    </div>
  );
}

function describe(count: number) {
  return count === 1 ? '1 new request' : `${count} new requests`;
}
