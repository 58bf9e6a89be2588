import type { ClinicProfile } from '../clinic.ts';
import { afterTravel as englishTravel } from '../messages/urgencies.ts';
import type { CountryProfile } from './countries.ts';
import type { SignWords } from './urgencies.ts';

type Words = Pick<SignWords, 'afterTravel'>;

export type HelpLines = Pick<ClinicProfile, 'emergencyNumber' | 'ambulanceNumber' | 'crisisLine'> &
  Pick<CountryProfile, 'childLine' | 'hasDengue'>;

/**
 * Fills the numbers of the clinic's country into health texts, which name them as `{emergency}`, `{ambulance}`, `{crisis}` and
 * `{child}`. A sentence about a line is left out where there is none. `{travel}` says 'after travel' where there is no dengue.
 * `value` may hold texts at any depth. `words` are those of its language.
 */
export function fillHelpLines<T>(value: T, lines: HelpLines, words: Words = { afterTravel: englishTravel }): T {
  if (typeof value === 'string') return fill(value, lines, words) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => fillHelpLines(part, lines, words)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fillHelpLines(part, lines, words)]),
  ) as T;
}

function fill(
  text: string,
  { emergencyNumber, ambulanceNumber, crisisLine, childLine, hasDengue }: HelpLines,
  { afterTravel }: Words,
) {
  if (!text.includes('{')) return text;
  return fillLine(fillLine(text, 'crisis', crisisLine), 'child', childLine)
    .replaceAll('{emergency}', emergencyNumber)
    .replaceAll('{ambulance}', ambulanceNumber ?? emergencyNumber)
    .replaceAll('{travel}', hasDengue ? '' : afterTravel);
}

function fillLine(text: string, name: string, line: string | null) {
  if (line !== null) return text.replaceAll(`{${name}}`, line);
  return text.replaceAll(new RegExp(` ?[^.!?।\\n>]*\\{${name}\\}[^.!?।\\n<]*[.!?।]?`, 'g'), '');
}
