import { attempt, type Outcome } from './attempt.ts';

/**
 * Shows a change at once, for where a "no" is rare and harmless: what the server answers takes its place, or what was there
 * before when it refuses.
 */
export async function changeShown<Item>(
  show: (item: Item) => void,
  { before, after }: { before: Item; after: Item },
  change: () => Promise<Item>,
): Promise<Outcome<Item>> {
  show(after);
  const outcome = await attempt(change);
  show(outcome.kind === 'saved' ? outcome.saved : before);
  return outcome;
}
