import { useState } from 'react';
import type { Condition } from '#contract/conditions.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { clearToken, loginPath, unguardedApi } from '#web/api/session.ts';
import { ConditionForm } from '#web/condition-form/condition-form.tsx';
import { toSpecifiedBody } from '#web/condition-form/condition-values.ts';
import { fieldsOf } from '#web/condition-form/mistakes.ts';
import { SaveBar } from '#web/condition-form/save-bar.tsx';
import { type SaveOutcome, type Sent, useConditionForm } from '#web/condition-form/use-condition-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Link } from '#web/ui/link.tsx';

export function AddConditionForm() {
  const form = useConditionForm({ draft: 'add-condition', save });
  const [added, setAdded] = useState<Condition>();
  const { outcome, isSaving, attempt: tries } = form;
  const submit = async () => {
    setAdded(undefined);
    const result = await form.submit();
    if (result?.kind !== 'saved') return;
    setAdded(result.saved);
    form.restart(null);
  };
  return (
    <>
      {added && <Added key={added.id} condition={added} />}
      <ConditionForm
        form={form}
        label="Add a condition"
        onSubmit={() => void submit()}
        footer={
          <SaveBar
            label="Add the condition"
            isSaving={isSaving}
            attempt={tries}
            failure={
              outcome?.kind === 'failed'
                ? { sentence: conditionMessages.addFailure, advice: adviceFor(outcome) }
                : undefined
            }
          >
            What you type is kept in this browser until it is saved.
          </SaveBar>
        }
      />
    </>
  );
}

async function save({ values, image }: Sent): Promise<SaveOutcome> {
  const create = () => unguardedApi.conditions.create({ body: toSpecifiedBody(values, image) });
  const outcome = await attempt(create, fieldsOf(values));
  if (outcome.kind === 'failed' && outcome.status === 401) clearToken();
  // A new condition can be neither out of date nor deleted.
  return outcome.kind === 'stale' ? { kind: 'gone' } : outcome;
}

function adviceFor({ status, advice }: { status: number; advice: string }) {
  if (status !== 401) return `Nothing you typed is lost. ${advice}`;
  return (
    <>
      Saving needs a sign-in. What you typed is kept in this browser; only a picture has to be chosen again.{' '}
      {/* A new document: the page is left without being asked about changes, which come back with it. */}
      <a href={loginPath('/add-condition')}>Sign in and come back here</a>
    </>
  );
}

function Added({ condition: { id, name } }: { condition: Condition }) {
  return (
    <div className="condition-notice">
      <Alert tone="success" title={conditionMessages.added} takesFocus>
        <p>
          <Link to={`/conditions/${id}`}>See the page about {name}</Link>
        </p>
      </Alert>
    </div>
  );
}
