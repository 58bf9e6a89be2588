import type { Database } from '#server/db/database.ts';
import { invalid } from '#server/http/app-error.ts';
import * as queries from './appointments.queries.ts';

/** What a booking names by ids. */
export interface Chosen {
  state: string;
  city: string;
  /** Each once. */
  treatmentIds: number[];
  treatments: string[];
}

interface ChosenIds {
  state: number;
  city: number;
  treatmentType: number[];
}

/**
 * Looks up what a booking names. Places and treatments never change while the program runs, so each is read once.
 * The returned function throws AppError `invalid` for what there is not.
 */
export function createBookingChoices(db: Database): (ids: ChosenIds) => Promise<Chosen> {
  const places = new Map<string, { state_name: string; city_name: string }>();
  const treatments = new Map<number, string>();

  async function findPlace(state: number, city: number) {
    const key = `${state} ${city}`;
    const found = places.get(key) ?? (await queries.findPlace(db, state, city));
    if (!found) throw invalid('city', 'Please choose a city of the chosen state.');
    places.set(key, found);
    return found;
  }

  async function nameTreatments(ids: number[]) {
    const unknown = ids.filter((id) => !treatments.has(id));
    const rows = unknown.length > 0 ? await queries.listTreatmentNames(db, unknown) : [];
    for (const row of rows) treatments.set(row.treatment_id, row.treatment_description);
    return ids.map((id) => {
      const name = treatments.get(id);
      if (name === undefined) throw invalid('treatmentType', 'Please choose treatments from the list.');
      return name;
    });
  }

  return async ({ state, city, treatmentType }) => {
    const { state_name, city_name } = await findPlace(state, city);
    const treatmentIds = [...new Set(treatmentType)].toSorted((a, b) => a - b);
    return { state: state_name, city: city_name, treatmentIds, treatments: await nameTreatments(treatmentIds) };
  };
}
