import './add-condition.css';
import { useDeferredValue } from 'react';
import type { Condition } from '#contract/conditions.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import { clearToken, loginPath, unguardedApi } from '#web/api/session.ts';
import { ConditionForm } from '#web/condition-form/condition-form.tsx';
import { fieldsOf, findMissing, readCondition } from '#web/condition-form/condition-values.ts';
import { useConditionForm } from '#web/condition-form/use-condition-form.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/condition-form.ts';
import type { Route } from './+types/route.ts';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

const addCondition = defineForm({
  fields: fieldsOf,
  read: readCondition,
  check: findMissing,
  send: (api: typeof unguardedApi, body): Promise<Condition> => api.conditions.create({ body }),
});

export const clientAction = clientActionOf(unguardedApi, { add: addCondition });

/** No description: search engines leave the page out. */
export const meta = (args: Route.MetaArgs) => pageMeta(words.addACondition, args);

/** Anyone may open it. Saving needs a sign-in, and what was typed outlives the way there. */
export default function AddCondition() {
  // An earlier draft is in this browser, where the server cannot see it. The form is rendered in small steps, between
  // which the page answers.
  const isHydrated = useDeferredValue(useHydrated());
  return (
    <>
      <PageHead title={words.addACondition} lead={words.lead} />
      <div className="wrap add-condition page-end">
        <noscript>
          <p className="add-condition-noscript">{words.needsJavaScript}</p>
        </noscript>
        <div className="add-condition-sheet needs-script">{isHydrated && <AddConditionForm />}</div>
      </div>
    </>
  );
}

function AddConditionForm() {
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
        label={words.addACondition}
        submitLabel={words.addTheCondition}
        status={words.storedUntilSaved}
        failure={conditionMessages.addFailure}
        signInAdvice={<SignInAdvice />}
      />
    </>
  );
}

function SignInAdvice() {
  return (
    <>
      {words.needsSignIn}{' '}
      {/* A new document: the page is left without being asked about changes, which come back with it. */}
      <a href={loginPath('/add-condition')}>{words.signInAndComeBack}</a>
    </>
  );
}

function Added({ condition: { id, name } }: { condition: { id: number; name: string } }) {
  return (
    <div className="condition-notice">
      <Alert tone="success" title={conditionMessages.added} takesFocus>
        <p>
          <Link to={`/conditions/${id}`}>{words.viewThePageAbout(name)}</Link>
        </p>
      </Alert>
    </div>
  );
}
