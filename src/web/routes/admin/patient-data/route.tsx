import './patient-data.css';
import { useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import * as patientDataMessages from '#contract/messages/patient-data.ts';
import type { Retention } from '#contract/patient-data.ts';
import { sendHere } from '#web/admin/form-sheet.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { ProofDialog } from '#web/admin/proof-fields.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt, clientActionOf } from '#web/forms/define-form.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { Form, SubmitButton, useForm } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/patient-data.ts';
import type { Route } from './+types/route.ts';
import { LookUp, patientDataForms, readMonths } from './look-up.tsx';
import { countAll } from './records.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { retention: await loadOr(null, () => adminApi.patientData.retention({}, { signal }), { signal }) };
}

export const clientAction = clientActionOf(adminApi, patientDataForms);

export const meta = (args: Route.MetaArgs) => pageMeta(words.privacyRequests, args);

/** Look-up and erasure of a person's data, and how long it is stored. */
export default function PatientDataPage({ loaderData: { retention } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head unprinted cluster spread">
        <h1 tabIndex={-1}>{words.privacyRequests}</h1>
        <p>{words.aboutRequests}</p>
      </header>
      <div className="patient-data tab-body tab-parts grid">
        <section aria-labelledby="look-up">
          <h2 id="look-up" className="unprinted">
            {words.lookUpPatient}
          </h2>
          <LookUp />
        </section>
        <section aria-labelledby="retention" className="unprinted">
          <h2 id="retention">{words.howLong}</h2>
          {retention ? <RetentionForm stored={retention} /> : <ListFailure sentence={listMessages.empty} />}
        </section>
      </div>
    </main>
  );
}

const periods = [12, 24, 36, 60, 120];
const daysOfApplications = [30, 90, 180, 365, 730];

/** Chooses a period. What it would erase shows before it is saved, with a password: it erases for good. */
function RetentionForm({ stored }: { stored: Retention }) {
  const toasts = useToasts();
  const [saved, setSaved] = useState(stored);
  const [months, setMonths] = useState(stored.months);
  const [days, setDays] = useState(stored.application_days);
  const form = useForm({ id: 'retention' });
  const [isAsking, setAsking] = useState(false);
  /** Effect of a period: the chosen one, unless its answer is still on the way. */
  const [plan, setPlan] = useState(stored);
  const choose = async (chosen: number | null) => {
    setMonths(chosen);
    if (chosen === null) return setPlan({ ...saved, months: null, before: null, appointments: 0, reviews: 0 });
    const result = await attempt(() => adminApi.patientData.retention({ query: { months: String(chosen) } }));
    if (result.kind === 'saved') setPlan(result.saved);
    else toasts.failure(patientDataMessages.findFailure);
  };
  const finish = (now: Retention) => {
    setAsking(false);
    setSaved(now);
    setPlan(now);
    toasts.success(patientDataMessages.retentionSaved);
  };
  return (
    <>
      <Form form={form} className="retention" aria-label={words.howLong} onSubmit={sendHere(() => setAsking(true))}>
        <SelectField
          name="months"
          label={words.keepRequests}
          hint={words.keepRequestsHint}
          required={false}
          value={months ?? ''}
          onChange={({ target }) => void choose(readMonths(target.value))}
          none={words.keepUntilDeleted}
          options={withCurrent(periods, saved.months).map((period) => [period, words.months(period)])}
        />
        <p role="status" className="retention-plan">
          {plan.months === months && <Plan plan={plan} isSaved={plan.months === saved.months} />}
        </p>
        <SelectField
          name="application_days"
          label={words.keepApplications}
          hint={words.keepApplicationsHint}
          options={withCurrent(daysOfApplications, saved.application_days).map((period) => [
            period,
            words.days(period),
          ])}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <SubmitButton className="button button-secondary">{words.savePeriod}</SubmitButton>
      </Form>
      {isAsking && (
        <ProofDialog<Retention>
          intent="setRetention"
          heading={months === null ? words.keepUntilDeletedQuestion : words.keepForQuestion(months)}
          lead={words.applicationsStay(days)}
          submitLabel={words.savePeriod}
          failure={patientDataMessages.retentionFailure}
          onSaved={finish}
          onClose={() => setAsking(false)}
        >
          {plan.months === months && (
            <p className="retention-plan">
              <Plan plan={plan} isSaved={false} />
            </p>
          )}
          <input type="hidden" name="months" value={months ?? ''} />
          <input type="hidden" name="application_days" value={days} />
        </ProofDialog>
      )}
    </>
  );
}

/** The periods on offer, and one that was set by other means. */
function withCurrent(offered: readonly number[], current: number | null) {
  return [...new Set([...offered, ...(current ? [current] : [])])];
}

function Plan({ plan, isSaved }: { plan: Retention; isSaved: boolean }) {
  const { timeZone } = useClinic();
  if (plan.before === null) return words.nothingErased;
  const day = formatDay(plan.before, timeZone);
  if (plan.appointments + plan.reviews === 0) return words.nothingOlder(day);
  const records = countAll({ ...plan, applications: 0 });
  return isSaved ? words.willBeErased(records, day) : words.wouldBeErased(records, day);
}
