import type { CSSProperties } from 'react';

/** Of edges and heads, at least 3:1 on every ground of the calendar. Names stand beside them: a colour never says it alone. */
export const practitionerColours = [
  '#14665e',
  '#1d5fa6',
  '#7b4bb0',
  '#8f5400',
  '#a8326f',
  '#55701b',
  '#4f6472',
  '#7a4632',
] as const;

/** The colour of a practitioner, which stays the same whoever else works here; none for no one. */
export function colourOf(id: number | null | undefined): CSSProperties {
  return id ? ({ '--who': practitionerColours[(id - 1) % practitionerColours.length] } as CSSProperties) : {};
}
