import * as visitMessages from '#contract/messages/visits.ts';
import { type WorkingHours, type WorkingHoursForm, workingHours } from '#contract/working-hours.ts';
import { invalid } from '#server/app-error.ts';
import type { Transaction } from '#server/db/database.ts';
import type { RecordKind } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { weekFacts } from '#server/scheduling/facts.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './schedules.queries.ts';

const kind: RecordKind<'working_hours', ReturnType<typeof toWorkingHours>> = {
  table: 'working_hours',
  kind: 'working-hours',
  nameOf: queries.nameOfPractitioner,
  toRecord: toWorkingHours,
  factsOf: async ({ practitioner_id, valid_from, valid_until, hours }, db) => ({
    practitioner: await queries.nameOfPractitioner({ practitioner_id }, db),
    'first day': valid_from,
    'last day': valid_until,
    ...weekFacts(JSON.parse(hours) as WorkingHours['hours']),
  }),
  knownBy: ['first day', 'last day'],
  moves: { 'visits.changes': 1 },
};

export function mountWorkingHours(context: ResourceContext) {
  const { mount, db } = context;
  mount(workingHours.list, async () => (await queries.listWorkingHours(db)).map(toWorkingHours));
  mountRecords(context, workingHours, kind, {
    create: async (form, trx, { at }) => ({ ...(await readHours(trx, form)), created_at: at }),
    update: (form, trx) => readHours(trx, form),
  });
}

/** @throws AppError `invalid` unless the practitioner works here. */
async function readHours(trx: Transaction, { hours, ...form }: WorkingHoursForm) {
  const practitioner = await queries.findPractitioner(trx, form.practitioner_id);
  if (!practitioner) throw invalid('practitioner_id', visitMessages.noPractitioner);
  if (practitioner.left_at !== null)
    throw invalid('practitioner_id', visitMessages.practitionerLeft(practitioner.name));
  return { ...form, hours: JSON.stringify(hours) };
}

function toWorkingHours(row: Row<'working_hours'>) {
  return { ...row, hours: JSON.parse(row.hours) as WorkingHours['hours'] };
}
