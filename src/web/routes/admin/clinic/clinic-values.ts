import type { ClinicProfile, HeroSlide, OpeningHours, Practitioner } from '#contract/clinic.ts';

/** An entry of a list, known again when the list is put into another order. */
export type Keyed<Item> = Item & { key: string };

export type HoursRow = Keyed<OpeningHours>;
export type PractitionerValues = Keyed<Omit<Practitioner, 'biography' | 'yearsOfExperience'>> & {
  biography: string;
  yearsOfExperience: string;
};
export type SlideValues = Keyed<Omit<HeroSlide, 'alt'>> & { alt: string };

/** The profile as its form holds it: what is typed is text. */
export interface ClinicValues
  extends Omit<
    ClinicProfile,
    'version' | 'retentionMonths' | 'whatsapp' | 'openingHours' | 'practitioners' | 'heroSlides'
  > {
  whatsapp: string;
  openingHours: HoursRow[];
  practitioners: PractitionerValues[];
  heroSlides: SlideValues[];
}

export function toValues(stored: ClinicProfile): ClinicValues {
  const { version: _, retentionMonths: __, ...profile } = stored;
  return {
    ...profile,
    whatsapp: profile.whatsapp ?? '',
    openingHours: profile.openingHours.map(withKey),
    practitioners: profile.practitioners.map(toPractitioner).map(withKey),
    heroSlides: profile.heroSlides.map((slide) => ({ ...slide, alt: slide.alt ?? '' })).map(withKey),
  };
}

function toPractitioner(practitioner: Practitioner) {
  const { biography, yearsOfExperience } = practitioner;
  return { ...practitioner, biography: biography ?? '', yearsOfExperience: String(yearsOfExperience) };
}

function withKey<Item extends object>(item: Item, index: number): Keyed<Item> {
  return { ...item, key: String(index) };
}

/** For an entry that is new in this form. */
export function newKey() {
  return `new-${Date.now()}`;
}

/** Entries stay the same ones on the page when they come back from the server. */
export function keepKeys(values: ClinicValues, from: ClinicValues): ClinicValues {
  const keep = <Item extends Keyed<object>>(items: Item[], known: Keyed<object>[]) =>
    items.map((item, index) => ({ ...item, key: known[index]?.key ?? item.key }));
  return {
    ...values,
    openingHours: keep(values.openingHours, from.openingHours),
    practitioners: keep(values.practitioners, from.practitioners),
    heroSlides: keep(values.heroSlides, from.heroSlides),
  };
}

export function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one, withoutKey) === JSON.stringify(other, withoutKey);
}

function withoutKey(name: string, value: unknown) {
  return name === 'key' ? undefined : value;
}
