import { useRevalidator } from 'react-router';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { NameList } from '#web/admin/name-list.tsx';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { findSymptom } from './symptom-forms.ts';

interface DeleteSymptomProps {
  symptom: Symptom;
  /** Names of the conditions that it belongs to. */
  conditions: readonly string[];
  onClose: () => void;
}

export function DeleteSymptom({ symptom: { id, name, version }, conditions, onClose }: DeleteSymptomProps) {
  const toasts = useToasts();
  const offerUndo = useUndo(symptomMessages);
  const { revalidate } = useRevalidator();
  const remove = async () => {
    const result = await attempt<unknown>(() => adminApi.symptoms.remove({ params: { id } }, { ifMatch: version }), {
      load: () => findSymptom(adminApi, String(id)),
    });
    if (result.kind === 'saved')
      offerUndo(
        () => adminApi.symptoms.restore({ params: { id } }),
        () => void revalidate(),
      );
    else if (result.kind !== 'stale') toasts.failure(symptomMessages.deleteFailure);
    else if (result.theirs)
      toasts.failure(`${symptomMessages.deleteFailure} Someone else has changed it. Please look at it again.`);
    else toasts.success('Someone else has deleted it already.');
    onClose();
  };
  return (
    <ConfirmDialog
      question={
        <>
          Delete “<bdi>{name}</bdi>”?
        </>
      }
      confirm="Delete"
      onConfirm={remove}
      onCancel={onClose}
    >
      <Conditions names={conditions} />
      <p>You can undo this for 30 seconds.</p>
    </ConfirmDialog>
  );
}

function Conditions({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p>It belongs to no condition.</p>;
  const isOne = names.length === 1;
  return (
    <p>
      It belongs to {isOne ? '1 condition' : `${names.length} conditions`}: <NameList names={names} />.{' '}
      {isOne ? 'It stays' : 'They stay'}, without this symptom.
    </p>
  );
}
