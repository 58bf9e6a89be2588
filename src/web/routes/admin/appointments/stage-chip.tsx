import './stage-chip.css';
import type { Appointment } from '#contract/appointments.ts';
import { outcomeLabels, stageLabels } from '#contract/request-states.ts';

type State = Pick<Appointment, 'stage' | 'outcome'>;

/** How far a request is: one colour and one word for each stage. */
export function StageChip({ request }: { request: State }) {
  return (
    <span className="stage-chip outlined" data-stage={request.outcome ?? request.stage}>
      {describeState(request)}
    </span>
  );
}

/** 'New' or 'Done', or what is special about it: 'Tried', 'Cancelled'. */
export function describeState({ stage, outcome }: State) {
  if (outcome) return outcome === 'finished' ? 'Done' : outcomeLabels[outcome];
  return stageLabels[stage ?? 'new'];
}
