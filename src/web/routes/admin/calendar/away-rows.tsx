import { useId, useState } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { ConcernedVisit } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { countWords, type Trial } from '#web/admin/hours/visits-outside.tsx';
import { shortMoment } from '#web/admin/list/clinic-clock.ts';
import { useAnswer } from '#web/admin/store/answers.ts';
import { clockTime, momentWords } from '#web/admin/visits/visit-words.ts';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Working } from '#web/ui/feedback/working.tsx';

/** Choices for a held time besides moving it. */
const holdChoices = { call: 'Release it, and call to offer another time', release: 'Release it' } as const;

type HoldChoice = keyof typeof holdChoices;

/** A row that is ticked, and what becomes of it. */
export interface Accepted {
  row: ConcernedVisit;
  goal: FreeTime | HoldChoice;
}

const keyOf = ({ id, hold }: ConcernedVisit) => `${hold ? 'hold' : 'visit'} ${id}`;
const valueOf = ({ starts_at, practitioner_id }: FreeTime) => `${starts_at} ${practitioner_id}`;

/** Visits and held times that leave concerns, with what was chosen for each; by default the best proposal is accepted. */
export function useAwayPlan(trial: Trial | undefined) {
  /** Values of the fields, by the keys of their rows. */
  const [goals, setGoals] = useState<ReadonlyMap<string, string>>(new Map());
  /** Keys of rows that are not ticked. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(0);
  const body = trial?.absence && { absence: trial.absence, ...(trial.id !== undefined && { id: trial.id }) };
  const rows = useAnswer(body && `away ${asked} ${JSON.stringify(body)}`, async (options) =>
    body ? adminApi.schedules.planAway({ body }, options) : [],
  );
  const goalOf = (row: ConcernedVisit): Accepted['goal'] | undefined => {
    const value = goals.get(keyOf(row));
    if (row.hold && value && value in holdChoices) return value as HoldChoice;
    const best = row.proposals[0] ?? (row.hold ? 'call' : undefined);
    return row.proposals.find((free) => valueOf(free) === value) ?? best;
  };
  const accepted = (rows ?? []).flatMap((row) => {
    const goal = kept.has(keyOf(row)) ? undefined : goalOf(row);
    return goal ? { row, goal } : [];
  });
  return {
    /** Undefined until they have come, null if they could not be loaded. */
    rows,
    accepted,
    goalOf,
    isLoading: body !== undefined && rows === undefined,
    /** Someone may have moved them since. */
    askAgain: () => setAsked(asked + 1),
    choose: (row: ConcernedVisit, value: string) => setGoals(new Map(goals).set(keyOf(row), value)),
    tick: (row: ConcernedVisit, isTicked: boolean) => {
      const others = [...kept].filter((key) => key !== keyOf(row));
      setKept(new Set(isTicked ? others : [...others, keyOf(row)]));
    },
  };
}

export type AwayPlan = ReturnType<typeof useAwayPlan>;

export interface Moved {
  visits: { before: ConcernedVisit; after: CalendarVisit }[];
  /** Held times that have moved or ended, and the start of what is held instead. */
  holds: { before: ConcernedVisit; instead: string | null }[];
  /** Why a row stays, by its key. */
  refusals: Map<string, string>;
}

/** Moves what was accepted. Each is answered for itself. */
export async function moveAccepted(accepted: readonly Accepted[]): Promise<Moved> {
  const { visits, holds, refusals }: Moved = { visits: [], holds: [], refusals: new Map() };
  const timed = accepted.flatMap(({ row, goal }) => (typeof goal === 'string' ? [] : { row, goal }));
  const goalsOf = (isHold: boolean) =>
    timed
      .filter(({ row }) => (row.hold !== null) === isHold)
      .map(({ row: { id, version }, goal: { starts_at, practitioner_id } }) => ({
        id,
        version: version ?? 0,
        starts_at,
        practitioner_id,
      }));
  const body = { visits: goalsOf(false), holds: goalsOf(true) };
  const result = await attempt(async () => (timed.length > 0 ? adminApi.visits.moveSeveral({ body }) : []));
  if (result.kind !== 'saved') {
    const advice = isFailure(result) ? ` ${adviceFor(result)}` : '';
    for (const { row } of timed) refusals.set(keyOf(row), visitMessages.moveFailure + advice);
  }
  for (const { id, is_hold, refusal, visit } of result.kind === 'saved' ? result.saved : []) {
    const moved = timed.find(({ row: one }) => one.id === id && (one.hold !== null) === is_hold);
    if (!moved) continue;
    const { row, goal } = moved;
    if (refusal !== null) refusals.set(keyOf(row), refusal);
    else if (visit) visits.push({ before: row, after: visit });
    else holds.push({ before: row, instead: goal.starts_at });
  }
  for (const { row, goal } of accepted) {
    if (typeof goal !== 'string' || !row.hold) continue;
    const params = { id: row.hold.appointment_id };
    const result = await attempt(() => adminApi.followUp.releaseHold({ params, body: { call: goal === 'call' } }));
    if (result.kind === 'saved') holds.push({ before: row, instead: null });
    else refusals.set(keyOf(row), appointmentMessages.releaseFailure);
  }
  return { visits, holds, refusals };
}

/** '11:00 am', or 'Wed 2, 11:00 am' on another day: whom it is with has to fit on a phone. */
function insteadWords({ starts_at }: FreeTime, row: ConcernedVisit, timeZone: string) {
  const isSameDay = wallTime(starts_at, timeZone).day === wallTime(row.starts_at, timeZone).day;
  if (isSameDay) return clockTime(starts_at, timeZone);
  return shortMoment(starts_at, { now: new Date(row.starts_at), timeZone });
}

/** One row each: whether it moves, and to when and whom. */
export function AwayRows({ plan, refusals }: { plan: AwayPlan; refusals?: Moved['refusals'] }) {
  const { rows, accepted, goalOf, isLoading, askAgain, choose, tick } = plan;
  const id = useId();
  const { timeZone } = useClinic();
  if (isLoading) return <Working says="Looking for other times" />;
  if (rows === null)
    return (
      <p>
        The visits at this time could not be loaded.{' '}
        <button type="button" className="button button-secondary button-small" onClick={askAgain}>
          Try again
        </button>
      </p>
    );
  if (!rows?.length) return null;
  return (
    <fieldset className="away-rows">
      <legend>{countWords(rows)} at this time.</legend>
      <p className="soft">What you tick is moved, and the patient is listed under “Not told yet”.</p>
      <ul className="stack">
        {rows.map((row) => {
          const key = keyOf(row);
          const goal = goalOf(row);
          const refusal = refusals?.get(key);
          return (
            <li key={key}>
              <label className="away-row row">
                <input
                  type="checkbox"
                  disabled={goal === undefined}
                  checked={accepted.some((one) => one.row === row)}
                  onChange={({ target }) => tick(row, target.checked)}
                />
                <span>
                  {row.hold && 'Held for '}
                  <strong dir="auto">{row.name}</strong>, {momentWords(row.starts_at, timeZone)}
                </span>
              </label>
              {goal === undefined ? (
                <p className="soft">No other time near it is free. It stays until someone moves it.</p>
              ) : (
                <select
                  className="input"
                  aria-label={`Instead, for ${row.name}`}
                  {...(refusal && { 'aria-describedby': `${id}-${key}` })}
                  value={typeof goal === 'string' ? goal : valueOf(goal)}
                  onChange={({ target }) => choose(row, target.value)}
                >
                  {row.proposals.map((free) => (
                    <option key={valueOf(free)} value={valueOf(free)}>
                      {insteadWords(free, row, timeZone)}
                      {free.practitioner && `, ${free.practitioner}`}
                    </option>
                  ))}
                  {row.hold &&
                    Object.entries(holdChoices).map(([value, words]) => (
                      <option key={value} value={value}>
                        {words}
                      </option>
                    ))}
                </select>
              )}
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
