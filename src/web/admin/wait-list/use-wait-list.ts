import type { WaitList } from '#contract/wait-list.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** Free times that begin in it. */
export interface FreedTime {
  from: string;
  until: string;
}

/** Wait list, followed through every change of a visit. */
const waitListOf = (freed?: FreedTime) =>
  sharedAnswer(
    `wait list ${freed?.from ?? ''} ${freed?.until ?? ''}`,
    (options) => adminApi.waitList.list({ query: { ...freed } }, options),
    'visits',
  );

export const openWaitList = (freed?: FreedTime) => waitListOf(freed).open();

export const useWaitList = (freed?: FreedTime) => waitListOf(freed).use();

const freedTimes = sharedAnswer('freed times', (options) => adminApi.waitList.listFreed({}, options), 'visits');

/** Times that the program offers, followed through every change. */
export const useFreedTimes = () => freedTimes.use();

export const openFreedTimes = () => freedTimes.open();

/** Counts patients whom a free time suits, and who were told of none yet. */
export function countToTell({ waiting }: WaitList) {
  return waiting.filter(({ fits }) => fits.length > 0 && !fits.some(({ told }) => told)).length;
}
