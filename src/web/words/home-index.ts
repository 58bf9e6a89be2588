// Words of the lower part of the home page: the lists of conditions and symptoms, which a script changes, and what the clinic offers.

export const filter = { conditions: 'Filter conditions', symptoms: 'Filter symptoms' } as const;
export const toLetter = {
  conditions: 'Jump to a letter: conditions',
  symptoms: 'Jump to a letter: symptoms',
} as const;
export const entries = (count: number) => `${count} entries`;
export const shownOf = (shown: number, count: number) => `${shown} of ${count}`;
export const skipList = 'Skip this list';
export const goWith = (count: number) =>
  count === 1 ? '1 condition that can go with {symptom}' : `${count} conditions that can go with {symptom}`;
export const showAll = 'Show all conditions';
export const therapies = (count: number) => `${count} therapies`;
export const services = (count: number) => `${count} services`;
export const more = (count: number) => `Show ${count} more`;
