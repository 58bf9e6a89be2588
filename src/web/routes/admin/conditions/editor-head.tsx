import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Condition } from '#contract/conditions.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface EditorHeadProps {
  /** Undefined if it is not stored yet, or no longer. */
  condition: Condition | undefined;
  name: string | undefined;
  onDeleted: () => void;
}

/** The heading, with the way back, a link to the page and the delete button. */
export function EditorHead({ condition, name, onDeleted }: EditorHeadProps) {
  return (
    <header className="editor-head">
      <Link className="link-on" to="/admin/conditions">
        <Icon name="back" />
        All conditions
      </Link>
      <div>
        <h1 tabIndex={-1} dir="auto">
          {name ?? 'Add a condition'}
        </h1>
        {condition && (
          <p>
            <a className="link-on" href={`/conditions/${condition.id}`} target="_blank" rel="noopener">
              View the page<span className="visually-hidden"> (opens in a new tab)</span>
              <Icon name="out" />
            </a>
            <DeleteButton condition={condition} onDeleted={onDeleted} />
          </p>
        )}
      </div>
    </header>
  );
}

function DeleteButton({ condition, onDeleted }: { condition: Condition; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemove(condition, onDeleted);
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-small delete-condition"
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" />
        Delete
      </button>
      {isAsking && (
        <ConfirmDialog
          question={
            <>
              Delete “<bdi>{condition.name}</bdi>”?
            </>
          }
          confirm="Delete"
          onConfirm={async () => {
            await remove();
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          <p>Its page is gone from the website at once, with its picture. You can undo this for 30 seconds.</p>
          <p>The symptoms that belong to it stay in their list.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function useRemove({ id, version }: Condition, onDeleted: () => void) {
  const toasts = useToasts();
  const offerUndo = useUndo(conditionMessages);
  const { revalidate } = useRevalidator();
  const params = { id };
  return async () => {
    const result = await attempt<unknown>(() => adminApi.conditions.remove({ params }, { ifMatch: version }), {
      load: () => adminApi.conditions.get({ params }),
    });
    if (result.kind === 'saved') {
      onDeleted();
      offerUndo(
        () => adminApi.conditions.restore({ params }),
        () => void revalidate(),
      );
    } else if (result.kind !== 'stale') {
      toasts.failure(conditionMessages.deleteFailure);
    } else if (result.theirs) {
      toasts.failure(`${conditionMessages.deleteFailure} Someone else has changed it. Please load this page again.`);
    } else {
      toasts.success('Someone else has deleted it already.');
      onDeleted();
    }
  };
}
