import { clinic } from '#contract/clinic.ts';
import { getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { addClinicPicture, updateClinicProfile } from './clinic.service.ts';

export function mountClinic(context: ResourceContext) {
  const { mount, db } = context;
  mount(clinic.get, () => getClinicProfile(db));
  mount(clinic.update, ({ body }, c) => updateClinicProfile(context, body, c.get('change')));
  mount(clinic.addPicture, ({ body }, c) => addClinicPicture(context, body, c.get('change')));
}
