import { useState } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { ConcernedVisit } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import type { Trial } from '#web/admin/hours/visits-outside.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import * as moveWords from '#words/admin/moves.ts';
import { locale } from '#words/locale.ts';

// Visits and held times that stand in the way of leave, or of a closure of the clinic or of a room, and what becomes of them.

const { visitChoices, holdChoices } = moveWords;

/** Choices besides another time. */
type OtherChoice = keyof typeof visitChoices | keyof typeof holdChoices;

export const choicesFor = ({ hold }: ConcernedVisit): Partial<Record<OtherChoice, string>> =>
  hold ? holdChoices : visitChoices;

/** A row that is ticked, and what becomes of it. */
export interface Accepted {
  row: ConcernedVisit;
  goal: FreeTime | OtherChoice;
}

export const keyOf = ({ id, hold }: ConcernedVisit) => `${hold ? 'hold' : 'visit'} ${id}`;
export const valueOf = ({ starts_at, practitioner_id }: FreeTime) => `${starts_at} ${practitioner_id}`;

/**
 * Visits and held times that a change concerns, with what was chosen for each. The best proposal is accepted by default, unless the
 * rows begin without ticks: someone has left them where they are.
 */
export function useMovePlan(trial: Trial | undefined, beginsTicked = true) {
  /** Values of the fields, by the keys of their rows. */
  const [goals, setGoals] = useState<ReadonlyMap<string, string>>(new Map());
  /** Keys of rows whose tick is not as it began. */
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(0);
  const rows = useAnswer(trial && `moves ${asked} ${JSON.stringify(trial)}`, async (options) =>
    trial ? adminApi.schedules.planMoves({ body: trial }, options) : [],
  );
  const goalOf = (row: ConcernedVisit): Accepted['goal'] | undefined => {
    const value = goals.get(keyOf(row)) ?? '';
    if (value in choicesFor(row)) return value as OtherChoice;
    const best = row.proposals[0] ?? (row.hold ? 'call' : undefined);
    return row.proposals.find((free) => valueOf(free) === value) ?? best;
  };
  const accepted = (rows ?? []).flatMap((row) => {
    const goal = switched.has(keyOf(row)) === beginsTicked ? undefined : goalOf(row);
    return goal ? { row, goal } : [];
  });
  return {
    /** Undefined until they have come, null if they could not be loaded. */
    rows,
    accepted,
    goalOf,
    isLoading: trial !== undefined && rows === undefined,
    /** Someone may have moved them since. */
    askAgain: () => setAsked(asked + 1),
    choose: (row: ConcernedVisit, value: string) => setGoals(new Map(goals).set(keyOf(row), value)),
    tick: (row: ConcernedVisit, isTicked: boolean) => {
      const others = [...switched].filter((key) => key !== keyOf(row));
      setSwitched(new Set(isTicked === beginsTicked ? others : [...others, keyOf(row)]));
    },
  };
}

export type MovePlan = ReturnType<typeof useMovePlan>;

/** 'Add leave, move 3 and cancel 1' */
export function labelWith(words: string, accepted: readonly Accepted[]) {
  const cancelled = accepted.filter(({ goal }) => goal === 'cancel').length;
  const moved = accepted.length - cancelled;
  const parts = [words, moved > 0 && moveWords.move(moved), cancelled > 0 && moveWords.cancel(cancelled)].filter(
    Boolean,
  );
  return new Intl.ListFormat(locale).format(parts as string[]).replace(/^./, (first) => first.toUpperCase());
}

export interface Moved {
  /** Moved or cancelled. */
  visits: { before: ConcernedVisit; after: CalendarVisit }[];
  /** Held times that have moved or ended, and the start of what is held instead. */
  holds: { before: ConcernedVisit; instead: FreeTime | null }[];
  /** Why a row stays, by its key. */
  refusals: Map<string, string>;
}

/** Moves what was accepted, or ends it. Each is answered for itself. */
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
  if (result.kind !== 'saved')
    for (const { row } of timed) refusals.set(keyOf(row), withAdvice(visitMessages.moveFailure, result));
  for (const { id, is_hold, refusal, visit } of result.kind === 'saved' ? result.saved : []) {
    const moved = timed.find(({ row: one }) => one.id === id && (one.hold !== null) === is_hold);
    if (!moved) continue;
    const { row, goal } = moved;
    if (refusal !== null) refusals.set(keyOf(row), refusal);
    else if (visit) visits.push({ before: row, after: visit });
    else holds.push({ before: row, instead: goal });
  }
  for (const { row, goal } of accepted) {
    if (typeof goal !== 'string') continue;
    if (row.hold) {
      const params = { id: row.hold.appointment_id };
      const result = await attempt(() => adminApi.followUp.releaseHold({ params, body: { call: goal === 'call' } }));
      if (result.kind === 'saved') holds.push({ before: row, instead: null });
      else refusals.set(keyOf(row), appointmentMessages.releaseFailure);
    } else {
      const change = [
        { params: { id: row.id }, body: { status: 'cancelled' } },
        { ifMatch: row.version ?? 0 },
      ] as const;
      const result = await attempt(() => adminApi.visits.setStatus(...change));
      if (result.kind === 'saved') visits.push({ before: row, after: result.saved });
      else refusals.set(keyOf(row), withAdvice(visitMessages.statusFailure, result));
    }
  }
  return { visits, holds, refusals };
}

const withAdvice = (failure: string, result: FormResult) =>
  isFailure(result) ? `${failure} ${adviceFor(result)}` : failure;
