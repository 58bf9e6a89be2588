import { clinic } from '#contract/clinic.ts';
import { getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';

export function mountClinic({ mount, db }: ResourceContext) {
  mount(clinic.get, () => getClinicProfile(db));
}
