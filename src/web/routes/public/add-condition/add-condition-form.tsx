import * as conditionMessages from '#contract/messages/conditions.ts';
import { clearToken, loginPath } from '#web/api/session.ts';
import { ConditionForm } from '#web/condition-form/condition-form.tsx';
import { useConditionForm } from '#web/condition-form/use-condition-form.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Link } from '#web/ui/navigation/link.tsx';

export function AddConditionForm() {
  const form = useConditionForm({
    draft: 'add-condition',
    addsAnother: true,
    onResult: ({ kind }) => {
      if (kind === 'signed-out') clearToken();
    },
  });
  const { result } = form.sending;
  return (
    <>
      {result?.kind === 'saved' && <Added key={result.saved.id} condition={result.saved} />}
      <ConditionForm
        form={form}
        label="Add a condition"
        submitLabel="Add the condition"
        status="What you type is stored in this browser until it is saved."
        failure={conditionMessages.addFailure}
        signInAdvice={<SignInAdvice />}
      />
    </>
  );
}

function SignInAdvice() {
  return (
    <>
      Saving needs a sign-in. What you typed is stored in this browser; only a picture has to be chosen again.{' '}
      {/* A new document: the page is left without being asked about changes, which come back with it. */}
      <a href={loginPath('/add-condition')}>Sign in and come back here</a>
    </>
  );
}

function Added({ condition: { id, name } }: { condition: { id: number; name: string } }) {
  return (
    <div className="condition-notice">
      <Alert tone="success" title={conditionMessages.added} takesFocus>
        <p>
          <Link to={`/conditions/${id}`}>View the page about {name}</Link>
        </p>
      </Alert>
    </div>
  );
}
