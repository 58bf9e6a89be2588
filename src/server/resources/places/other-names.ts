import names from './other-names.json' with { type: 'json' };

/**
 * Names by which people look for a city of India besides the one in our list: former ones, spellings and short forms. By state and city,
 * parted by commas.
 */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = names;

export function otherNamesOf(state: string, city: string): string[] {
  return otherNames[state]?.[city]?.split(', ') ?? [];
}
