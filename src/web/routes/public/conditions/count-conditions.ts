import { count, shownOf } from '#words/conditions.ts';

export function describeCount(shown: number, total: number) {
  return shown === total ? count(total) : shownOf(shown, total);
}
