import './care-cards.css';
import type { Condition } from '#contract/conditions.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';

type Help = Pick<Condition, 'urgent_help' | 'routine_help'>;

/** When it cannot wait, and when it can: told apart by words and a sign, not by colour alone. */
export function CareCards({ urgent_help: urgent, routine_help: routine }: Help) {
  return (
    <div className="care-cards">
      {urgent && (
        <section className="care-card care-card-urgent">
          <h3>
            <Icon name="alert" />
            Urgent: get help at once
          </h3>
          <Paragraphs text={urgent} />
        </section>
      )}
      {routine && (
        <section className="care-card">
          <h3>
            <Icon name="calendar" />
            When to see a doctor or book a visit
          </h3>
          <Paragraphs text={routine} />
        </section>
      )}
    </div>
  );
}
