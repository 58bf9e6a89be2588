import * as symptomMessages from '#contract/messages/symptoms.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { DeleteRecord } from '#web/admin/list/delete-record.tsx';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { findSymptom } from './symptom-forms.ts';

interface DeleteSymptomProps {
  symptom: Symptom;
  /** Names of the conditions that it belongs to. */
  conditions: readonly string[];
  growing: ReturnType<typeof useOptimisticList<Symptom>>;
  onClose: () => void;
}

const calls = {
  remove: adminApi.symptoms.remove,
  restore: adminApi.symptoms.restore,
  get: ({ params }: { params: { id: number } }) => findSymptom(adminApi, String(params.id)),
};

export function DeleteSymptom({ symptom, conditions, growing, onClose }: DeleteSymptomProps) {
  return (
    <DeleteRecord
      record={symptom}
      noun="symptom"
      question={
        <>
          Delete “<bdi>{symptom.name}</bdi>”?
        </>
      }
      messages={symptomMessages}
      growing={growing}
      calls={calls}
      onClose={onClose}
    >
      <Conditions names={conditions} />
      <p>You can undo this for 30 seconds.</p>
    </DeleteRecord>
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
