import { type ClinicValues, isSame } from './clinic-values.ts';

export type Part = keyof ClinicValues;

const partNames: Record<Part, string> = {
  name: 'the name',
  email: 'the e-mail address',
  phone: 'the phone number',
  whatsapp: 'the WhatsApp number',
  address: 'the address',
  openingHours: 'the opening hours',
  timeZone: 'the time zone',
  socialLinks: 'the links',
  practitioners: 'the practitioners',
  heroSlides: 'the slides',
  darkStyling: 'the dark styling',
  startPopup: 'the start pop-up',
};

interface Versions {
  /** What both began with. */
  base: ClinicValues;
  mine: ClinicValues;
  theirs: ClinicValues;
}

/** Theirs, with what was changed here on top, and the names of the parts that both have changed. */
export function mergeChanges({ base, mine, theirs }: Versions): { merged: ClinicValues; both: string[] } {
  const parts = Object.keys(partNames) as Part[];
  const changedHere = parts.filter((part) => !isSame(mine[part], base[part]));
  const merged = Object.assign({ ...theirs }, ...changedHere.map((part) => ({ [part]: mine[part] }))) as ClinicValues;
  const both = changedHere.filter((part) => !isSame(theirs[part], base[part]) && !isSame(theirs[part], mine[part]));
  return { merged, both: both.map((part) => partNames[part]) };
}
