import { useRef, useState } from 'react';
import type { Clash } from '#contract/errors.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { createKey } from '#web/admin/idempotency-key.ts';
import { useBusy } from '#web/admin/store/busy.ts';
import { useDraft } from '#web/admin/store/drafts.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { ApiError } from '#web/api/client.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { type Choice, type ChosenVisit, chooseVisits, withClashes } from './chosen-visits.ts';
import { type PlanValues, toPlan } from './plan-fields.tsx';

/** Input of a series before it is booked. */
export interface SeriesValues {
  plan: PlanValues;
  /** Undefined until it is planned. */
  visits?: readonly ChosenVisit[] | undefined;
}

interface SeriesOptions {
  appointmentId: number;
  begin: PlanValues;
  draftName: string;
  onBooked: (visits: CalendarVisit[]) => void;
}

/** Plans a series and books it as a whole. What was typed and chosen stays, whatever the server says. */
export function useSeries({ appointmentId, begin, draftName, onBooked }: SeriesOptions) {
  const draft = useDraft<SeriesValues>(draftName);
  const [{ plan, visits }, setValues] = useState<SeriesValues>(draft.found ?? { plan: begin });
  /** Values at the time an answer comes, which may be after the dialog was closed. */
  const latest = useRef<SeriesValues>({ plan, visits });
  const { isBusy, run: runAlone } = useBusy();
  /** Counted, so that the same sentence again is announced again. */
  const [failure, setFailure] = useState<{ sentence: string; count: number }>();
  /** An unanswered request is sent again with its key, and booked once. */
  const sent = useRef({ text: '', key: '' });
  const change = (values: Partial<SeriesValues>) => {
    latest.current = { ...latest.current, ...values };
    setValues(latest.current);
    draft.store(latest.current);
  };
  const fail = (sentence: string) => setFailure((before) => ({ sentence, count: (before?.count ?? 0) + 1 }));

  const run = async <Saved>(call: () => Promise<Saved>) => {
    let clashes: readonly Clash[] | undefined;
    const result = await runAlone(() =>
      attempt(() =>
        call().catch((error: unknown) => {
          if (error instanceof ApiError) clashes = error.problem?.clashes;
          throw error;
        }),
      ),
    );
    if (!result) return undefined;
    setFailure(undefined);
    if (result.kind === 'saved') return result.saved;
    if (clashes) change({ visits: withClashes(latest.current.visits ?? [], clashes) });
    if (result.kind === 'invalid') fail(Object.values(result.errors)[0] ?? visitMessages.seriesFailure);
    else fail(isFailure(result) ? adviceFor(result) : visitMessages.noRequest);
    return undefined;
  };

  return {
    plan,
    found: draft.found,
    visits,
    isBusy,
    failure,
    type: (typed: PlanValues) => change({ plan: typed }),
    showDates: async () => {
      const body = { appointment_id: appointmentId, ...toPlan(plan) };
      const planned = await run(() => adminApi.visits.planSeries({ body }));
      if (planned) change({ visits: chooseVisits(planned) });
    },
    choose: (index: number, choice: Choice) =>
      change({ visits: visits?.map((visit, place) => (place === index ? { ...visit, ...choice } : visit)) }),
    replan: () => {
      change({ visits: undefined });
      setFailure(undefined);
    },
    discard: () => {
      change({ plan: begin, visits: undefined });
      setFailure(undefined);
      draft.forget();
    },
    book: async () => {
      const { count: _, first_day: __, times: ___, ...place } = toPlan(plan);
      const chosen = visits?.flatMap(({ start, anyway }) => (start === null ? [] : [{ starts_at: start, anyway }]));
      const body = { appointment_id: appointmentId, ...place, visits: chosen ?? [] };
      const text = JSON.stringify(body);
      if (sent.current.text !== text) sent.current = { text, key: createKey() };
      const booked = await run(() => adminApi.visits.addSeries({ body }, { idempotencyKey: sent.current.key }));
      if (!booked) return;
      draft.forget();
      onBooked(booked);
    },
  };
}
