import type { WaitList } from '#contract/wait-list.ts';
import { openAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** Free times that begin in it. */
export interface FreedTime {
  from: string;
  until: string;
}

const nameOf = (freed?: FreedTime) => `wait list ${freed?.from ?? ''} ${freed?.until ?? ''}`;

type Options = Parameters<typeof adminApi.waitList.list>[1];

const load = (freed: FreedTime | undefined) => (options: Options) =>
  adminApi.waitList.list({ query: { ...freed } }, options);

/** For a loader. */
export const openWaitList = (freed?: FreedTime) => openAnswer(nameOf(freed), load(freed), 'visits');

/** Wait list, followed through every change of a visit. */
export const useWaitList = (freed?: FreedTime) => useAnswer(nameOf(freed), load(freed), { follows: 'visits' });

/** Counts patients whom a free time suits, and who were told of none yet. */
export function countToTell({ waiting }: WaitList) {
  return waiting.filter(({ fits }) => fits.length > 0 && !fits.some(({ told }) => told)).length;
}
