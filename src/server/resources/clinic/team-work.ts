import type { PractitionerForm } from '#contract/clinic-form.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { invalid } from '#server/app-error.ts';
import { readGivers } from '#server/db/schedule.queries.ts';
import type { Row } from '#server/db/tables.ts';

type Treatment = Pick<Row<'treatments'>, 'treatment_id' | 'treatment_description' | 'given_by'>;

interface Person extends Pick<PractitionerForm, 'treatmentIds'> {
  /** Null until the person is stored. */
  id: number | null;
}

/**
 * Treatments that someone begins or stops to give, each with who gives it then; null for everyone.
 * @throws AppError `invalid` for a treatment that no one would give any more.
 */
export function changedGivers(treatments: readonly Treatment[], people: readonly Person[]) {
  return treatments.flatMap(({ treatment_id, treatment_description, given_by }) => {
    const listed = readGivers(given_by);
    const gave = ({ id }: Person) => listed === null || (id !== null && listed.includes(id));
    const gives = (person: Person) => person.treatmentIds?.includes(treatment_id) ?? gave(person);
    const stopped = people.findIndex((person) => gave(person) && !gives(person));
    if (stopped === -1 && people.every((person) => gave(person) === gives(person))) return [];
    const givers = people.filter(gives);
    if (givers.length === 0)
      throw invalid(`practitioners.${stopped}.treatmentIds`, treatmentMessages.noOneGives(treatment_description));
    const ids = givers.length === people.length ? null : givers.map(({ id }) => id ?? 0);
    return { id: treatment_id, name: treatment_description, given_by: ids && JSON.stringify(ids) };
  });
}

/** Treatments that a practitioner gives. */
export const treatmentsOf = (treatments: readonly Treatment[], practitionerId: number) =>
  treatments
    .filter(({ given_by }) => readGivers(given_by)?.includes(practitionerId) ?? true)
    .map(({ treatment_id }) => treatment_id);
