import path from 'node:path';
import type { ClinicProfile } from '#contract/clinic.ts';
import { type FirstSteps, firstSteps } from '#contract/first-steps.ts';
import { confirmableSteps, type FirstStepName, firstStepNames } from '#contract/plain/first-step-names.ts';
import { sampleKinds } from '#contract/plain/sample-kinds.ts';
import { changeRecord, readCounts, type Work } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { clinicProfile as sample } from '#server/db/seed/content/clinic.ts';
import { getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { countSamples } from '../samples/sample-rows.queries.ts';
import * as queries from './first-steps.queries.ts';

export function mountFirstSteps(context: ResourceContext) {
  const { mount } = context;
  mount(firstSteps.get, (_input, { session }) => readSteps(context, session.administratorId));
  mount(firstSteps.setHidden, async ({ body }, call) => {
    await record(call, 'hidden', body.is_hidden === 1);
    return readSteps(context, call.session.administratorId);
  });
  mount(firstSteps.setDone, async ({ params, body }, call) => {
    await record(call, params.step, body.is_done === 1);
    return readSteps(context, call.session.administratorId);
  });
}

async function record({ db, change }: Work, name: Parameters<typeof queries.say>[1], isSaid: boolean) {
  await changeRecord(db, change, async (trx) => {
    if (isSaid) await queries.say(trx, name, change.at);
    else await queries.takeBack(trx, name);
    return { result: null, entry: { action: 'changed', kind: 'first-steps', id: null, name: null } };
  });
}

/** Each step is read from what the clinic has stored, unless an owner has said that it is done. */
async function readSteps(context: ResourceContext, administratorId: number): Promise<FirstSteps> {
  const { db, siteUrl } = context;
  const profile = await getClinicProfile(db);
  const said = await queries.listSaid(db);
  const isProved: Record<FirstStepName, () => boolean | Promise<boolean>> = {
    clinic: () => isOwnContact(profile),
    hours: () => !isSame(profile.openingHours, sample.openingHours),
    holidays: () => queries.hasClosure(db),
    team: () => isOwnTeam(profile),
    treatments: () => queries.hasChanged(db, 'treatment'),
    rooms: () => queries.hasOwnRoom(db),
    'online-booking': () => profile.offersTimes,
    messages: () => queries.hasChanged(db, 'message-template'),
    'trial-booking': () => hasOwnRequest(db),
    people: () => queries.hasColleague(db, administratorId),
    samples: () => hasNoSamples(db),
    texts: () => queries.hasNoUncheckedCondition(db),
    'second-factor': () => queries.hasSecondFactor(db, administratorId),
    backups: () => hasBackupElsewhere(context),
    address: () => siteUrl.protocol === 'https:' && !/(^|\.)localhost$/.test(siteUrl.hostname),
  };
  const isSaid = (name: FirstStepName) => confirmableSteps.some((step) => step === name && said.has(step));
  const steps: FirstSteps['steps'] = [];
  for (const name of firstStepNames) steps.push({ name, is_done: isSaid(name) || (await isProved[name]()) });
  return { is_hidden: said.has('hidden'), steps };
}

function isOwnContact(profile: ClinicProfile) {
  const contact = ['name', 'phone', 'email', 'address'] as const;
  return contact.every((field) => !isSame(profile[field], sample[field]));
}

/** All practitioners of the demo have 'Sample' in their names. */
function isOwnTeam({ practitioners }: ClinicProfile) {
  return practitioners.length > 0 && !practitioners.some(({ name }) => /\bSample\b/.test(name));
}

function isSame(value: unknown, other: unknown) {
  return JSON.stringify(value) === JSON.stringify(other);
}

async function hasOwnRequest(db: Database) {
  const counts = await readCounts(db, 'appointments.pending', 'appointments.done');
  return counts['appointments.pending'] + counts['appointments.done'] > (await countSamples(db, 'requests'));
}

async function hasNoSamples(db: Database) {
  for (const kind of sampleKinds) if ((await countSamples(db, kind)) > 0) return false;
  return true;
}

/** Beside the data, a backup is lost together with them. */
async function hasBackupElsewhere({ backups: { dir, dataDir, findLast } }: ResourceContext) {
  const isElsewhere = path.relative(dataDir, dir).startsWith('..');
  return isElsewhere && (await findLast())?.state === 'readable';
}
