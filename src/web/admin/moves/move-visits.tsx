import { type ReactNode } from 'react';
import * as visitMessages from '#contract/messages/visits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button } from '#web/admin/button.tsx';
import { TitledDialog } from '#web/admin/titled-dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import * as words from '#words/admin/moves.ts';
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
  const { isBusy, run } = useBusy();
  const move = () =>
    run(async () => {
      await onMove(plan.accepted);
      plan.askAgain();
    });
  return (
    <TitledDialog
      heading={heading}
      buttons={
        <>
          {plan.accepted.length > 0 && (
            <Button look="primary" isLarge isBusy={isBusy} onClick={() => void move()}>
              {labelWith('', plan.accepted)}
            </Button>
          )}
          <Button look="quiet" isLarge onClick={onClose}>
            {plan.rows?.length === 0 ? words.close : words.leaveOthers}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {refusals.size > 0 && <Alert tone="warning" title={visitMessages.someStayed(refusals.size)} takesFocus />}
      {plan.rows?.length === 0 && <p>{words.noneLeft}</p>}
      <MoveRows plan={plan} refusals={refusals} />
    </TitledDialog>
  );
}
