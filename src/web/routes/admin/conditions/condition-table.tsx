import type { ConditionEntry } from '#contract/conditions.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { type ClinicClock, today } from '#web/admin/list/clinic-clock.ts';
import { RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { formatDay } from '#web/shell/dates.ts';
import * as words from '#words/admin/conditions.ts';

interface ConditionTableProps {
  conditions: ConditionEntry[];
  symptoms: Symptom[];
  clock: ClinicClock;
}

export function ConditionTable({ conditions, symptoms, clock }: ConditionTableProps) {
  const now = today(clock);
  const countOf = (id: number) => symptoms.filter(({ condition_ids }) => condition_ids.includes(id)).length;
  return (
    <RecordTable
      className="conditions-table"
      caption={words.conditionsAToZ}
      columns={[words.nameAndBodyArea, words.linkedSymptoms, words.lastReviewed]}
      actions={words.pageAndForm}
    >
      {conditions.map(({ id, name, body_area, reviewed_on, next_review_on }) => (
        <tr key={id}>
          <td>
            <bdi className="who">{name}</bdi>
            <span className="second-line">{body_area ? bodyAreaNames[body_area] : words.noBodyArea}</span>
          </td>
          <td className="num symptom-count">
            {countOf(id)} <span className="soft">{words.symptoms(countOf(id))}</span>
          </td>
          <td className="num reviewed">
            {reviewed_on && <time dateTime={reviewed_on}>{formatDay(reviewed_on, 'UTC')}</time>}
            {isReviewDue(reviewed_on, now, next_review_on) && (
              <StateChip isSettled={false}>{reviewed_on ? words.reviewDue : words.notReviewedYet}</StateChip>
            )}
          </td>
          <td className="open">
            <RowActions name={name} view={`/conditions/${id}`} edit={{ to: `/admin/conditions/${id}` }} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

/** Never reviewed, past the day of the next review, or reviewed more than a year ago. Days like 2026-11-20. */
export function isReviewDue(reviewedOn: string | null, today: string, nextReviewOn: string | null = null) {
  return reviewedOn === null || (nextReviewOn ? nextReviewOn < today : reviewedOn < aYearBefore(today));
}

/** A day that does not exist, such as 29 February, sorts where it would be. */
function aYearBefore(day: string) {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
}
