import { treatments } from '#contract/treatments.ts';
import type { ResourceContext } from '../resource.ts';
import { listTreatments } from './treatments.queries.ts';

export function mountTreatments({ mount, db }: ResourceContext) {
  mount(treatments.list, () => listTreatments(db));
}
