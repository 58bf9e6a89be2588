import { lines as englishLines } from '../messages/urgencies.ts';

/** How soon a sign needs help, from the soonest on. There are no other words for it. */
export const urgencies = ['call', 'emergency', 'today', 'days', 'weeks'] as const;

export type Urgency = (typeof urgencies)[number];

/** Words of signs in one language. */
export interface SignWords {
  lines: Readonly<Record<Urgency, string>>;
  afterTravel: string;
}

/** Sentence with which search and the booking form show a sign. */
export function lineOf(
  { sign, urgency, advice }: { sign: string; urgency: Urgency; advice?: string | null },
  { lines }: Pick<SignWords, 'lines'> = { lines: englishLines },
) {
  return `${lines[urgency].replace('{sign}', () => sign)}${advice ? ` ${advice}` : ''}`;
}

/** Most urgent first; equal ones in the order in which they are given. */
export function bySoonest(one: { urgency: Urgency }, other: { urgency: Urgency }) {
  return urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency);
}

/** Names of signs in a column, or in a form; none where it is empty. */
export function readSignNames(list: string | null | undefined) {
  return JSON.parse(list || '[]') as string[];
}
