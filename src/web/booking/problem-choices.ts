import type { BookingChoices } from '#contract/booking-choices.ts';
import type { Problem } from '#contract/problems.ts';
import * as words from '#words/booking.ts';
import type { BookingValues } from './booking-values.ts';

/** Choice for those who are not sure, or whose problem has no treatment to book. */
export const advice = 'advice';

/** A reason why someone comes. Choosing it ticks treatments, and its words begin what the clinic should know. */
export interface ProblemChoice {
  value: string;
  label: string;
  words: string;
  treatments: string[];
  drawing: Problem['drawing'];
}

/** How many choices have a tile; the others wait below ‘More’. */
const tiles = 6;

/** The clinic’s first problems and advice, which is the last tile; and all others. */
export function splitChoices(choices: readonly ProblemChoice[]) {
  const [advising, problems] = [choices.filter(isAdvice), choices.filter((choice) => !isAdvice(choice))];
  const room = tiles - advising.length;
  return { first: [...problems.slice(0, room), ...advising], others: problems.slice(room) };
}

const isAdvice = ({ value }: ProblemChoice) => value === advice;

export function problemChoices({
  problems,
  treatments,
}: Pick<BookingChoices, 'problems' | 'treatments'>): ProblemChoice[] {
  const advising = treatments?.filter(({ kind }) => kind === 'advice').slice(0, 1) ?? [];
  const adviceIds = advising.map(({ treatment_id }) => String(treatment_id));
  return [
    // Advice says nothing about the problem.
    ...advising.map(() => ({
      value: advice,
      label: words.notSureYet,
      words: '',
      treatments: adviceIds,
      drawing: 'not-sure' as const,
    })),
    ...(problems ?? []).map(({ id, name, treatment_ids, drawing }) => ({
      value: String(id),
      label: name,
      words: name,
      treatments: treatment_ids.length > 0 ? treatment_ids.map(String) : adviceIds,
      drawing,
    })),
  ];
}

export const findChoice = (choices: readonly ProblemChoice[], value: string) =>
  choices.find((choice) => choice.value === value);

type Filled = Pick<BookingValues, 'treatmentType' | 'conditions'>;

/** The fields that a problem fills in. Those of the problem before are taken out; everything else stays. */
export function fillInProblem(
  { treatmentType, conditions }: Filled,
  chosen: ProblemChoice | undefined,
  before: ProblemChoice | undefined,
): Filled {
  const others = treatmentType.filter((id) => !before?.treatments.includes(id));
  return {
    treatmentType: [...new Set([...others, ...(chosen?.treatments ?? [])])],
    conditions: withFirstLine(without(conditions, before?.words), chosen?.words),
  };
}

/** Nothing is changed if some line says it already. */
export function withFirstLine(text: string, line = '') {
  if (line === '' || text.split('\n').includes(line)) return text;
  return text === '' ? line : `${line}\n${text}`;
}

function without(text: string, line = '') {
  const [first, ...others] = text.split('\n');
  return line !== '' && first === line ? others.join('\n') : text;
}
