import './add-condition.css';
import { useDeferredValue } from 'react';
import type { Condition } from '#contract/conditions.ts';
import { unguardedApi } from '#web/api/session.ts';
import { fieldsOf, findMissing, readSpecified } from '#web/condition-form/condition-values.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { Route } from './+types/route.ts';
import { AddConditionForm } from './add-condition-form.tsx';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

const addCondition = defineForm({
  fields: fieldsOf,
  read: readSpecified,
  check: findMissing,
  send: (api: typeof unguardedApi, body): Promise<Condition> => api.conditions.create({ body }),
});

export const clientAction = clientActionOf(unguardedApi, { add: addCondition });

/** Without a description: it is not for search engines. */
export const meta = (args: Route.MetaArgs) => pageMeta('Add a condition', args);

/** Anyone may open it. Saving needs a sign-in, and what was typed outlives the way there. */
export default function AddCondition() {
  // An earlier draft is in this browser, where the server cannot see it. The form is rendered in small steps, between
  // which the page answers.
  const isHydrated = useDeferredValue(useHydrated());
  return (
    <>
      <PageHead title="Add a condition">
        <p className="lead">
          Write a page for the clinic’s list of conditions. Saving needs a sign-in; until then, what you type is stored
          in this browser.
        </p>
      </PageHead>
      <div className="wrap add-condition">
        <noscript>
          <p className="add-condition-noscript">
            This form needs JavaScript to save a condition. Please turn it on in your browser, and load this page again.
          </p>
        </noscript>
        <div className="add-condition-sheet needs-script">{isHydrated && <AddConditionForm />}</div>
      </div>
    </>
  );
}
