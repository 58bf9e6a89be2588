import { symptoms } from '#contract/symptoms.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './symptoms.service.ts';

export function mountSymptoms({ mount, db }: ResourceContext) {
  mount(symptoms.list, () => service.listSymptoms(db));
  mount(symptoms.create, ({ body }, c) => service.createSymptom(db, body, c.get('change')));
  mount(symptoms.update, ({ params, body }, c) => service.updateSymptom(db, params.id, body, c.get('change')));
  mount(symptoms.remove, ({ params }, c) => service.removeSymptom(db, params.id, c.get('change')));
  mount(symptoms.restore, ({ params }, c) => service.restoreSymptom(db, params.id, c.get('change')));
}
