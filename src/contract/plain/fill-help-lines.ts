import type { ClinicProfile } from '../clinic.ts';
import type { CountryProfile } from './countries.ts';

export type HelpLines = Pick<ClinicProfile, 'emergencyNumber' | 'ambulanceNumber' | 'crisisLine'> &
  Pick<CountryProfile, 'childLine' | 'hasDengue'>;

/**
 * Fills the numbers of the clinic's country into health texts, which name them as `{emergency}`, `{ambulance}`, `{crisis}` and
 * `{child}`. A sentence about a line is left out where there is none. `{travel}` says 'after travel' where there is no dengue.
 * `value` may hold texts at any depth.
 */
export function fillHelpLines<T>(value: T, lines: HelpLines): T {
  if (typeof value === 'string') return fill(value, lines) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => fillHelpLines(part, lines)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillHelpLines(part, lines)])) as T;
}

function fill(text: string, { emergencyNumber, ambulanceNumber, crisisLine, childLine, hasDengue }: HelpLines) {
  if (!text.includes('{')) return text;
  return fillLine(fillLine(text, 'crisis', crisisLine), 'child', childLine)
    .replaceAll('{emergency}', emergencyNumber)
    .replaceAll('{ambulance}', ambulanceNumber ?? emergencyNumber)
    .replaceAll('{travel}', hasDengue ? '' : ' after travel to a warm country,');
}

function fillLine(text: string, name: string, line: string | null) {
  if (line !== null) return text.replaceAll(`{${name}}`, line);
  return text.replaceAll(new RegExp(` ?[^.!?\\n>]*\\{${name}\\}[^.!?\\n<]*[.!?]?`, 'g'), '');
}
