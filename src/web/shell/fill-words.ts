import { inPlace } from '#words/site.ts';

interface NamedClinic {
  name: string;
  address: { locality: string };
}

/** Words of the owner that have no translation. */
const inEnglish = ' in {place}';

/** Fills the clinic's name and place into words of the owner. */
export function fillWords(text: string, { name, address: { locality } }: NamedClinic) {
  const named = text.replaceAll('{name}', () => name);
  return (locality ? named : named.replaceAll(inPlace, '').replaceAll(inEnglish, '')).replaceAll(
    '{place}',
    () => locality,
  );
}
