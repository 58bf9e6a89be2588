import { attempt, type Outcome } from './attempt.ts';

/** How a change to something went that others change too: a stale one brings along what they left. */
export type ChangeOutcome<Saved, Item, Field extends string = never> =
  | Exclude<Outcome<Saved, Field>, { kind: 'stale' }>
  | { kind: 'stale'; theirs: Item };

/** Makes a change from the version that is on screen; `load` gets the newest one when that is another. */
export async function attemptChange<Saved, Item, Field extends string = never>(
  change: () => Promise<Saved>,
  load: () => Promise<Item>,
  fields: readonly Field[] = [],
): Promise<ChangeOutcome<Saved, Item, Field>> {
  const outcome = await attempt(change, fields);
  if (outcome.kind !== 'stale') return outcome;
  const newest = await attempt(load, fields);
  if (newest.kind === 'saved') return { kind: 'stale', theirs: newest.saved };
  return newest.kind === 'stale' ? { kind: 'gone' } : newest;
}
