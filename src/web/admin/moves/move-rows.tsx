import { Button, ButtonLink } from '#web/admin/button.tsx';
import './moves.css';
import { useId } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import type { ConcernedVisit } from '#contract/schedules.ts';
import { countWords } from '#web/admin/hours/visits-outside.tsx';
import { shortMoment } from '#web/admin/list/clinic-clock.ts';
import { requestPath, visitPath } from '#web/admin/record-paths.ts';
import { clockTime, momentWords } from '#web/admin/visits/visit-words.ts';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Working } from '#web/ui/feedback/working.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/moves.ts';
import { choicesFor, keyOf, type Moved, type MovePlan, valueOf } from './move-plan.ts';

/** '11:00 am, Nila', or 'Wed 2, 11:00 am, Nila' on another day: it has to fit on a phone. */
function insteadWords({ starts_at, practitioner_id, practitioner }: FreeTime, row: ConcernedVisit, timeZone: string) {
  if (starts_at === row.starts_at && practitioner_id === row.practitioner_id) return words.otherRoom;
  return `${timeWords(starts_at, row, timeZone)}${practitioner ? `, ${practitioner}` : ''}`;
}

function timeWords(starts_at: string, row: ConcernedVisit, timeZone: string) {
  const isSameDay = wallTime(starts_at, timeZone).day === wallTime(row.starts_at, timeZone).day;
  if (isSameDay) return clockTime(starts_at, timeZone);
  return shortMoment(starts_at, { now: new Date(row.starts_at), timeZone });
}

/** One row each: whether it moves, and to when and whom. */
export function MoveRows({ plan, refusals }: { plan: MovePlan; refusals?: Moved['refusals'] }) {
  const { rows, accepted, goalOf, isLoading, askAgain, choose, tick } = plan;
  const id = useId();
  const { timeZone } = useClinic();
  if (isLoading) return <Working says={words.looking} />;
  if (rows === null)
    return (
      <p>
        {words.notLoaded} <Button onClick={askAgain}>{words.tryAgain}</Button>
      </p>
    );
  if (!rows?.length) return null;
  return (
    <fieldset className="move-rows">
      <legend>{countWords(rows, 'atThisTime')}</legend>
      <p className="soft">{words.whatYouTick}</p>
      <ul className="stack">
        {rows.map((row) => {
          const key = keyOf(row);
          const goal = goalOf(row);
          const refusal = refusals?.get(key);
          return (
            <li key={key}>
              <div className="row spread">
                <label className="move-row row">
                  <input
                    type="checkbox"
                    disabled={goal === undefined}
                    checked={accepted.some((one) => one.row === row)}
                    onChange={({ target }) => tick(row, target.checked)}
                  />
                  <span>
                    <Sentence
                      words={row.hold ? words.heldFor : words.visitOf}
                      fields={{
                        name: <strong dir="auto">{row.name}</strong>,
                        when: momentWords(row.starts_at, timeZone),
                      }}
                    />
                  </span>
                </label>
                <ButtonLink
                  look="quiet"
                  to={row.hold ? requestPath(row.hold.reference) : visitPath(row, timeZone)}
                  target="_blank"
                  aria-label={(row.hold ? words.openRequest : words.openVisit)(row.name)}
                >
                  {words.open}
                </ButtonLink>
              </div>
              {row.proposals.length === 0 && !row.hold && <p className="soft">{words.noOtherTime}</p>}
              <select
                className="input"
                aria-label={words.insteadFor(row.name)}
                {...(refusal && { 'aria-describedby': `${id}-${key}` })}
                value={typeof goal === 'object' ? valueOf(goal) : (goal ?? '')}
                onChange={({ target }) => choose(row, target.value)}
              >
                {row.proposals.length === 0 && !row.hold && <option value="">{words.leaveIt}</option>}
                {row.proposals.map((free) => (
                  <option key={valueOf(free)} value={valueOf(free)}>
                    {insteadWords(free, row, timeZone)}
                  </option>
                ))}
                {Object.entries(choicesFor(row)).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              {refusal && (
                <p id={`${id}-${key}`} className="field-error">
                  {refusal}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
