import type { CSSProperties } from 'react';

/** Colours of edges and heads, at least 3:1 on every ground of the calendar. Name or initials stand beside them. */
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

/** The colour of a practitioner, which no colleague who comes or leaves changes; none for no one. */
export function colourOf(id: number | null | undefined): CSSProperties {
  return id ? ({ '--who': practitionerColours[(id - 1) % practitionerColours.length] } as CSSProperties) : {};
}

/** 'NS' for Dr. Nila Sample [PT]: first and last name, without titles. */
export function initialsOf(name: string) {
  const names = name.split(/\s+/).filter((word) => !/^(?:dr|prof|mr|mrs|ms)\.?$/i.test(word) && /^\p{L}/u.test(word));
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((word) => word?.match(/^./u)?.[0] ?? '').join('');
}
