import { useState } from 'react';
import * as patientDataMessages from '#contract/messages/patient-data.ts';
import type { Retention } from '#contract/patient-data.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';
import { Field } from '#web/forms/field.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { Working } from '#web/ui/working.tsx';
import { countAll } from './count-all.ts';

const periods = [12, 24, 36, 60, 120];

/** Chooses a period. What it would erase shows before it is saved. */
export function RetentionForm({ stored }: { stored: Retention }) {
  const toasts = useToasts();
  const [saved, setSaved] = useState(stored);
  /** What the chosen period would do; null while that is not known. */
  const [plan, setPlan] = useState<Retention | null>(stored);
  const [months, setMonths] = useState(stored.months);
  const [isSaving, setSaving] = useState(false);
  const choose = async (chosen: number | null) => {
    setMonths(chosen);
    setPlan(null);
    if (chosen === null) return setPlan({ months: null, before: null, appointments: 0, reviews: 0 });
    const outcome = await attempt(() => adminApi.patientData.retention({ query: { months: String(chosen) } }));
    if (outcome.kind === 'saved') setPlan(outcome.saved);
    else toasts.failure(patientDataMessages.findFailure);
  };
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const outcome = await attempt(() => adminApi.patientData.setRetention({ body: { months } }));
    setSaving(false);
    if (outcome.kind !== 'saved') return toasts.failure(patientDataMessages.retentionFailure);
    setSaved(outcome.saved);
    setPlan(outcome.saved);
    toasts.success(patientDataMessages.retentionSaved);
  };
  return (
    <form
      className="retention"
      method="post"
      aria-label="How long requests are kept"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        id="retention-months"
        label="Keep requests and hidden reviews"
        hint="Older ones are then erased every night. Reviews on the website stay."
      >
        {(control) => (
          <select
            {...control}
            className="input"
            value={months ?? ''}
            onChange={(event) => void choose(event.target.value ? Number(event.target.value) : null)}
          >
            <option value="">Until somebody erases them</option>
            {[...new Set([...periods, ...(saved.months ? [saved.months] : [])])].map((period) => (
              <option key={period} value={period}>
                {period} months
              </option>
            ))}
          </select>
        )}
      </Field>
      <p role="status" className="retention-plan">
        {plan && <Plan plan={plan} isSaved={plan.months === saved.months} />}
      </p>
      <button type="submit" className="button button-secondary" aria-disabled={isSaving || undefined}>
        {isSaving && <Working />}
        Save the period
      </button>
    </form>
  );
}

function Plan({ plan, isSaved }: { plan: Retention; isSaved: boolean }) {
  const { timeZone } = useClinic();
  if (plan.before === null) return 'Nothing is erased by itself.';
  const day = formatDay(plan.before, timeZone);
  if (plan.appointments + plan.reviews === 0) return `Nothing is older than ${day}.`;
  return `${countAll(plan)} from before ${day} ${isSaved ? 'will be erased in the coming night' : 'would be erased'}.`;
}
