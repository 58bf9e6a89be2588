import '#web/admin/list/data-table.css';
import type { Symptom } from '#contract/symptoms.ts';
import { Icon } from '#web/ui/icon.tsx';

interface SymptomTableProps {
  symptoms: readonly Symptom[];
  /** Names of the conditions that a symptom can belong to. */
  conditionsOf: (symptom: Symptom) => readonly string[];
  onOpen: (open: { kind: 'rename' | 'delete'; symptom: Symptom }) => void;
}

/** One row per symptom; cards on phones. Which conditions it belongs to is set in theirs. */
export function SymptomTable({ symptoms, conditionsOf, onOpen }: SymptomTableProps) {
  return (
    <div className="table-frame">
      <table className="data-table symptoms-table">
        <caption className="visually-hidden">Symptoms, A to Z</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Conditions</th>
            <th scope="col">
              <span className="visually-hidden">Rename or delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {symptoms.map((symptom) => (
            <SymptomRow key={symptom.id} symptom={symptom} conditions={conditionsOf(symptom)} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SymptomRowProps extends Pick<SymptomTableProps, 'onOpen'> {
  symptom: Symptom;
  conditions: readonly string[];
}

function SymptomRow({ symptom, conditions, onOpen }: SymptomRowProps) {
  return (
    <tr>
      <td>
        <span className="who">{symptom.name}</span>
      </td>
      <td className="symptom-conditions">{conditions.join(', ') || <span className="soft">None yet</span>}</td>
      <td className="row-actions">
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => onOpen({ kind: 'rename', symptom })}
        >
          <Icon name="pencil" />
          Rename<span className="visually-hidden"> {symptom.name}</span>
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => onOpen({ kind: 'delete', symptom })}
        >
          <Icon name="trash" />
          Delete<span className="visually-hidden"> {symptom.name}</span>
        </button>
      </td>
    </tr>
  );
}
