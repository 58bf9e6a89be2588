import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { Condition } from '#contract/conditions.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { leaving } from './tab-frame.tsx';

interface EditorHeadProps {
  /** Undefined if it is not stored yet, or no longer. */
  condition: Condition | undefined;
  name: string | undefined;
  isUnsaved: boolean;
  onDeleted: () => void;
}

/** The heading, with the way back, a link to the page and the delete button. */
export function EditorHead({ condition, name, ...deletion }: EditorHeadProps) {
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
            <DeleteButton condition={condition} {...deletion} />
          </p>
        )}
      </div>
    </header>
  );
}

interface DeleteButtonProps extends Pick<EditorHeadProps, 'isUnsaved' | 'onDeleted'> {
  condition: Condition;
}

function DeleteButton(props: DeleteButtonProps) {
  const { condition, isUnsaved } = props;
  const [isAsking, setAsking] = useState(false);
  const remove = useRemove(props);
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
            if (!isUnsaved) setAsking(false);
            await remove();
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          <p>Its page and its picture will leave the website at once. You can undo this for 30 seconds.</p>
          <p>The symptoms that belong to it stay in their list.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Leads to the list at once, which is without it; with something unsaved in the form, only once it is certain. */
function useRemove({ condition: { id, version }, isUnsaved, onDeleted }: DeleteButtonProps) {
  const toasts = useToasts();
  const offerUndo = useUndo(conditionMessages);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const params = { id };
  const remove = async () => {
    const result = await attempt<unknown>(() => adminApi.conditions.remove({ params }, { ifMatch: version }), {
      load: () => adminApi.conditions.get({ params, query: { placeholders: '1' } }),
    });
    const isGone = result.kind === 'saved' || (result.kind === 'stale' && !result.theirs);
    if (!isGone) {
      const overtaken = result.kind === 'stale' ? ' Someone else has changed it. Please look at it again.' : '';
      const open = { label: 'Open it', onSelect: () => void navigate(`/admin/conditions/${id}`) };
      toasts.failure(`${conditionMessages.deleteFailure}${overtaken}`, isUnsaved ? {} : { action: open });
      return false;
    }
    if (result.kind !== 'saved') toasts.success('Someone else has deleted it already.');
    else
      offerUndo(
        () => adminApi.conditions.restore({ params }),
        () => void revalidate(),
      );
    return true;
  };
  return async () => {
    if (isUnsaved) {
      if (await remove()) onDeleted();
      return;
    }
    leaving.add(id);
    onDeleted();
    const isGone = await remove();
    if (isGone) await revalidate();
    leaving.delete(id);
    if (!isGone) await revalidate();
  };
}
