import type { ClinicProfile } from './clinic.ts';

export type HelpLines = Pick<ClinicProfile, 'emergencyNumber' | 'ambulanceNumber' | 'crisisLine'>;

/**
 * Fills the numbers of the clinic's country into health texts, which name them as `{emergency}`, `{ambulance}` and `{crisis}`. A
 * sentence about a crisis line is left out where there is none. `value` may hold texts at any depth.
 */
export function fillHelpLines<T>(value: T, lines: HelpLines): T {
  if (typeof value === 'string') return fill(value, lines) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => fillHelpLines(part, lines)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillHelpLines(part, lines)])) as T;
}

function fill(text: string, { emergencyNumber, ambulanceNumber, crisisLine }: HelpLines) {
  if (!text.includes('{')) return text;
  const said = crisisLine === null ? text.replaceAll(/ ?[^.!?\n>]*\{crisis\}[^.!?\n<]*[.!?]?/g, '') : text;
  return said
    .replaceAll('{emergency}', emergencyNumber)
    .replaceAll('{ambulance}', ambulanceNumber ?? emergencyNumber)
    .replaceAll('{crisis}', crisisLine ?? '');
}
