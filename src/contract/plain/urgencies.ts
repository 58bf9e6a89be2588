/** How soon a sign needs help, from the soonest on. There are no other words for it. */
export const urgencies = ['call', 'emergency', 'today', 'days', 'weeks'] as const;

export type Urgency = (typeof urgencies)[number];

/** Stands above the signs of a page. */
export const urgencyHeadings: Record<Urgency, string> = {
  call: 'Call {emergency} now',
  emergency: 'Emergency care now',
  today: 'See a doctor today',
  days: 'See a doctor within 2 to 3 days',
  weeks: 'See a doctor within two weeks',
};

/** Ends the line of a sign: `Chest pain or tightness: call {emergency} now.` */
const endings: Record<Urgency, string> = {
  call: 'call {emergency} now.',
  emergency: 'emergency care now.',
  today: 'see a doctor today.',
  days: 'see a doctor within 2 to 3 days.',
  weeks: 'see a doctor within two weeks.',
};

/** Sentence with which search and the booking form show a sign. */
export function lineOf({ sign, urgency, advice }: { sign: string; urgency: Urgency; advice?: string | null }) {
  return `${sign}: ${endings[urgency]}${advice ? ` ${advice}` : ''}`;
}

/** Most urgent first; equal ones in the order in which they are given. */
export function bySoonest(one: { urgency: Urgency }, other: { urgency: Urgency }) {
  return urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency);
}

/** Names of signs in a column, or in a form; none where it is empty. */
export function readSignNames(list: string | null | undefined) {
  return JSON.parse(list || '[]') as string[];
}
