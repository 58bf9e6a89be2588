import './patient-data.css';
import * as listMessages from '#contract/messages/lists.ts';
import type { Retention } from '#contract/patient-data.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { FoundData } from './found-data.tsx';
import { LookUpForm } from './look-up-form.tsx';
import { RetentionForm } from './retention-form.tsx';
import { useLookUp } from './use-look-up.ts';

interface PatientDataPageProps {
  /** Null when it could not be loaded. */
  retention: Retention | null;
}

/** What somebody has sent: to show it to them, to hand it over, to erase it; and how long it is kept. */
export function PatientDataPage({ retention }: PatientDataPageProps) {
  const lookUp = useLookUp();
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head unprinted">
        <h1 tabIndex={-1}>Patient data</h1>
        <p>For when somebody asks what you keep of them</p>
      </header>
      <div className="patient-data">
        <section aria-labelledby="look-up">
          <h2 id="look-up" className="unprinted">
            Look somebody up
          </h2>
          <LookUpForm lookUp={lookUp} />
          {lookUp.found && <FoundData key={lookUp.found.at} found={lookUp.found} lookUp={lookUp} />}
        </section>
        <section aria-labelledby="retention" className="unprinted">
          <h2 id="retention">How long requests are kept</h2>
          {retention ? <RetentionForm stored={retention} /> : <ListFailure sentence={listMessages.empty} />}
        </section>
      </div>
    </main>
  );
}
