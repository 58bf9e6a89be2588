import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FirstSteps } from '#contract/first-steps.ts';
import * as firstStepMessages from '#contract/messages/first-steps.ts';
import type { SampleCounts } from '#contract/samples.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Link } from '#web/ui/navigation/link.tsx';

interface SettingUpProps {
  /** Null where they could not be loaded. */
  samples: SampleCounts | null;
  firstSteps: FirstSteps | null;
}

/** Remainder of the set-up: samples, and the list of first steps when it is hidden. Nothing once all of it is done. */
export function SettingUp({ samples, firstSteps }: SettingUpProps) {
  const left = Object.values(samples ?? {}).reduce((sum, count) => sum + count, 0);
  const isHidden = firstSteps?.is_hidden && firstSteps.steps.some(({ is_done }) => !is_done);
  if (left === 0 && !isHidden) return null;
  return (
    <section className="system-card" aria-label="Setting up">
      <h2>Setting up</h2>
      {left > 0 && (
        <p>
          The site still has {left === 1 ? '1 sample' : `${left.toLocaleString('en')} samples`}.{' '}
          <Link to="/admin/samples">Remove samples</Link>
        </p>
      )}
      {isHidden && <ShowFirstSteps />}
    </section>
  );
}

function ShowFirstSteps() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    if (isBusy) return;
    setBusy(true);
    const result = await attempt(() => adminApi.firstSteps.setHidden({ body: { is_hidden: false } }));
    await revalidate();
    setBusy(false);
    if (result.kind === 'saved') toasts.success(firstStepMessages.shown);
    else toasts.failure(firstStepMessages.failure);
  };
  return (
    <>
      <p>The list of first steps in Overview is hidden.</p>
      <div className="system-buttons">
        <button type="button" className="button button-secondary" aria-disabled={isBusy} onClick={show}>
          Show the first steps
        </button>
      </div>
    </>
  );
}
