import type { CSSProperties } from 'react';

/** How many colours there are for edges and heads: `--who-1` and so on in calendar.css. Name or initials stand beside them. */
const practitionerColours = 8;

/** The colour of a practitioner, which no colleague who comes or leaves changes; none for no one. */
export function colourOf(id: number | null | undefined): CSSProperties {
  return id ? ({ '--who': `var(--who-${((id - 1) % practitionerColours) + 1})` } as CSSProperties) : {};
}

/** 'NS' for Dr. Nila Sample [PT]: first and last name, without titles. */
export function initialsOf(name: string) {
  const names = name.split(/\s+/).filter((word) => !/^(?:dr|prof|mr|mrs|ms)\.?$/i.test(word) && /^\p{L}/u.test(word));
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((word) => word?.match(/^./u)?.[0] ?? '').join('');
}
