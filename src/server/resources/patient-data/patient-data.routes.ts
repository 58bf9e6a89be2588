import { patientData } from '#contract/patient-data.ts';
import type { ResourceContext } from '../resource.ts';
import { erasePatientData, exportPatientData, findPatientData } from './patient-data.service.ts';
import { planRetention, setRetention } from './retention.service.ts';

export function mountPatientData({ mount, db, clock, log }: ResourceContext) {
  mount(patientData.find, ({ body }) => findPatientData(db, body.contact));
  mount(patientData.export, ({ body }, c) => exportPatientData(db, body, c.get('change')));
  mount(patientData.erase, ({ body }, c) => erasePatientData(db, log, body, c.get('change')));
  mount(patientData.retention, ({ query }) => planRetention(db, clock(), query.months));
  mount(patientData.setRetention, ({ body }, c) => setRetention(db, body.months, c.get('change')));
}
