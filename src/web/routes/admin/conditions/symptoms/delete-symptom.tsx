import * as symptomMessages from '#contract/messages/symptoms.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { ConfirmDialog } from '#web/admin/saving/confirm-dialog.tsx';
import { adminApi } from '#web/api/session.ts';
import { useToasts } from '#web/ui/toasts.tsx';

interface DeleteSymptomProps {
  symptom: Symptom;
  /** Names of the conditions that it belongs to. */
  conditions: readonly string[];
  onClose: () => void;
}

export function DeleteSymptom({ symptom: { id, name, version }, conditions, onClose }: DeleteSymptomProps) {
  const toasts = useToasts();
  const remove = async () => {
    const outcome = await attempt(() => adminApi.symptoms.remove({ params: { id } }, { ifMatch: version }));
    if (outcome.kind === 'saved') toasts.success(symptomMessages.deleted);
    else if (outcome.kind === 'gone') toasts.success('Someone else has deleted it already.');
    else if (outcome.kind === 'stale')
      toasts.failure(`${symptomMessages.deleteFailure} Someone else has changed it. Please look at it again.`);
    else toasts.failure(symptomMessages.deleteFailure);
    onClose();
  };
  return (
    <ConfirmDialog question={`Delete “${name}”?`} confirm="Delete" onConfirm={remove} onCancel={onClose}>
      <p>{describe(conditions)}</p>
      <p>This cannot be undone.</p>
    </ConfirmDialog>
  );
}

function describe(conditions: readonly string[]) {
  if (conditions.length === 0) return 'It belongs to no condition.';
  const them = conditions.length === 1 ? '1 condition' : `${conditions.length} conditions`;
  return `It belongs to ${them}: ${conditions.join(', ')}. ${conditions.length === 1 ? 'It stays' : 'They stay'}, without this symptom.`;
}
