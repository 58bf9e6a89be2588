import './stage-chip.css';
import type { Appointment } from '#contract/appointments.ts';
import { isUnmarked } from '#contract/plain/visit-states.ts';
import * as words from '#words/admin/request-states.ts';

type State = Pick<Appointment, 'stage' | 'outcome'> & Partial<Pick<Appointment, 'next_visit_ends_at'>>;

/** How far a request is: one colour and one word for each stage. */
export function StageChip({ request }: { request: State }) {
  const { stage, outcome, next_visit_ends_at: ends_at } = request;
  const isNotMarked = stage === 'confirmed' && !!ends_at && isUnmarked({ status: 'booked', ends_at });
  return (
    <span className="stage-chip outlined" data-stage={isNotMarked ? 'unmarked' : (outcome ?? stage)}>
      {isNotMarked ? words.notMarked : describeState(request)}
    </span>
  );
}

/** 'New' or 'Done', or what is special about it: 'Tried', 'Cancelled'. */
export function describeState({ stage, outcome }: State) {
  if (outcome) return outcome === 'finished' ? words.done : words.outcomes[outcome];
  return words.stages[stage ?? 'new'];
}
