import { type ReactNode, useId } from 'react';
import * as visitMessages from '#contract/messages/visits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { type Accepted, labelWith, type Moved, type MovePlan } from './move-plan.ts';
import { MoveRows } from './move-rows.tsx';

interface MoveVisitsProps {
  heading: ReactNode;
  plan: MovePlan;
  /** Sentences about what was tried before, by row. */
  refusals?: Moved['refusals'] | undefined;
  onMove: (accepted: readonly Accepted[]) => Promise<void>;
  onClose: () => void;
}

/** Visits that are still in the way of something that is stored. */
export function MoveVisits({ heading, plan, refusals = new Map(), onMove, onClose }: MoveVisitsProps) {
  const id = useId();
  const { isBusy, run } = useBusy();
  const move = () =>
    run(async () => {
      await onMove(plan.accepted);
      plan.askAgain();
    });
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogHeader>
        <h2 id={id}>{heading}</h2>
      </DialogHeader>
      <DialogBody>
        {refusals.size > 0 && <Alert tone="warning" title={visitMessages.someStayed(refusals.size)} takesFocus />}
        {plan.rows?.length === 0 && <p>No visit is left at this time.</p>}
        <MoveRows plan={plan} refusals={refusals} />
      </DialogBody>
      <DialogFooter>
        {plan.accepted.length > 0 && (
          <button type="button" className="button button-primary" aria-disabled={isBusy} onClick={() => void move()}>
            {isBusy && <Working />}
            {labelWith('', plan.accepted)}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {plan.rows?.length === 0 ? 'Close' : 'Leave the others where they are'}
        </button>
      </DialogFooter>
    </Dialog>
  );
}
