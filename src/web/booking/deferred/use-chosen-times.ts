import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import { mostWishedTimes } from '#contract/plain/visitor-limits.ts';
import { formElementId, useFormParts } from '#web/forms/form.tsx';
import { storeDraft } from '../booking-draft.ts';

/** Parses a wish for a time: '2026-11-24T04:30:00.000Z 3' is one with a certain practitioner. */
export function readWish(wish: string) {
  const [start = '', practitioner = ''] = wish.split(' ');
  return { start, practitioner };
}

const startOf = (wish: string) => readWish(wish).start;

/**
 * The times that were chosen, the best first. `nearest` comes with the refusal of the first of them, which someone else has now, so it is
 * taken away.
 */
export function useChosenTimes(
  list: RefObject<HTMLElement | null>,
  before: readonly string[],
  nearest: readonly FreeTime[] | undefined,
) {
  const { id, correct } = useFormParts();
  const [chosen, setChosen] = useState(() => before.filter((wish) => /^\d/.test(wish)).slice(nearest ? 1 : 0));
  const [refused, setRefused] = useState(nearest);
  const [isFull, setFull] = useState(false);
  if (refused !== nearest) {
    setRefused(nearest);
    if (nearest) setChosen(chosen.slice(1));
  }
  // Boxes can be ticked before scripts run.
  const catchUp = useEffectEvent(() => {
    const ticked = [...(list.current?.querySelectorAll<HTMLInputElement>('[name=wishes]:checked') ?? [])];
    if (ticked.length > chosen.length) setChosen(ticked.map(({ value }) => value).slice(0, mostWishedTimes));
  });
  useLayoutEffect(() => catchUp(), []);
  useEffect(() => {
    const form = document.getElementById(formElementId(id));
    if (form && chosen.length > 0) storeDraft(new FormData(form as HTMLFormElement));
  }, [id, chosen]);
  const placeOf = (wish: string) => chosen.findIndex((one) => startOf(one) === startOf(wish));
  return {
    chosen,
    isFull,
    placeOf,
    /** Takes a time back, or chooses it: as the last, or as the first in place of one that was taken. */
    toggle: (wish: string, { isFirst = false } = {}) => {
      correct('wishes');
      const others = chosen.filter((one) => startOf(one) !== startOf(wish));
      const isAdded = others.length === chosen.length;
      setFull(isAdded && chosen.length === mostWishedTimes);
      if (!isAdded) setChosen(others);
      else if (chosen.length < mostWishedTimes) setChosen(isFirst ? [wish, ...chosen] : [...chosen, wish]);
    },
  };
}
