import '#web/admin/list/data-table.css';
import type { ConditionEntry } from '#contract/conditions.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { type ClinicClock, today } from '#web/admin/list/clinic-clock.ts';
import { openRow } from '#web/admin/list/opened-row.ts';
import { RowActions } from '#web/admin/list/record-links.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { bodyAreaNames } from '#web/content/body-areas.ts';
import { formatDay } from '#web/shell/dates.ts';

interface ConditionTableProps {
  conditions: ConditionEntry[];
  symptoms: Symptom[];
  clock: ClinicClock;
}

/** One row per condition; cards on phones. */
export function ConditionTable({ conditions, symptoms, clock }: ConditionTableProps) {
  const now = today(clock);
  const countOf = (id: number) => symptoms.filter(({ condition_ids }) => condition_ids.includes(id)).length;
  return (
    <div className="table-frame">
      <table className="data-table conditions-table">
        <caption className="visually-hidden">Conditions, A to Z</caption>
        <thead>
          <tr>
            <th scope="col">Name and body area</th>
            <th scope="col">Linked symptoms</th>
            <th scope="col">Last reviewed</th>
            <th scope="col">
              <span className="visually-hidden">Page and form</span>
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- each row has a link */}
        <tbody onClick={openRow}>
          {conditions.map((condition) => (
            <ConditionRow key={condition.id} condition={condition} symptoms={countOf(condition.id)} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ConditionRowProps {
  condition: ConditionEntry;
  /** How many belong to it. */
  symptoms: number;
  now: string;
}

function ConditionRow({ condition: { id, name, body_area, reviewed_on }, symptoms, now }: ConditionRowProps) {
  return (
    <tr>
      <td>
        <span className="who" dir="auto">
          {name}
        </span>
        <span className="second-line">{body_area ? bodyAreaNames[body_area] : 'No body area'}</span>
      </td>
      <td className="num symptom-count">
        {symptoms} <span className="soft">{symptoms === 1 ? 'symptom' : 'symptoms'}</span>
      </td>
      <td className="num reviewed">
        {reviewed_on && <time dateTime={reviewed_on}>{formatDay(reviewed_on, 'UTC')}</time>}
        {isReviewDue(reviewed_on, now) && (
          <StateChip isSettled={false}>{reviewed_on ? 'Review due' : 'Not reviewed yet'}</StateChip>
        )}
      </td>
      <td className="open">
        <RowActions name={name} view={`/conditions/${id}`} edit={{ to: `/admin/conditions/${id}` }} />
      </td>
    </tr>
  );
}

/** Never reviewed, or more than a year ago. Days like 2026-11-20. */
export function isReviewDue(reviewedOn: string | null, today: string) {
  return reviewedOn === null || reviewedOn < aYearBefore(today);
}

/** A day that does not exist, such as 29 February, sorts where it would be. */
function aYearBefore(day: string) {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
}
