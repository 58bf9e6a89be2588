import { emailText } from '#contract/fields.ts';
import type { Retention } from '#contract/patient-data.ts';
import { AppError } from '#server/app-error.ts';
import { generatePassword } from '#server/auth/passwords.ts';
import { updateSchema } from '#server/backup/update-schema.ts';
import { systemClock } from '#server/clock.ts';
import { closing } from '#server/closing.ts';
import { type Config, readProcessConfig, StartError } from '#server/config.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import { type Database, openDatabase, prepareDataDir } from '#server/db/database.ts';
import { commandOf, readCommandLine } from '#server/process/command-line.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { sumUp } from '#server/resources/patient-data/erase-records.ts';
import { applyRetention, planRetention } from '#server/resources/patient-data/retention.service.ts';
import { addAdministrator, listAdministrators, resetPassword } from '#server/resources/people/people.service.ts';
import { disableSecondFactor } from '#server/resources/second-factor/second-factor.service.ts';
import { createStorage } from '#server/storage/create-storage.ts';

const forms = [
  'list',
  'create someone@example.com',
  'reset-password someone@example.com',
  'disable-second-factor someone@example.com',
  'retention [--dry-run]',
];

/** Manages administrators when no one can sign in, and applies the retention period. Safe to run while the server runs. */
async function run() {
  const command = readCommand();
  const config = readProcessConfig();
  prepareDataDir(config.dataDir);
  await closing(await openDatabase(config), async (db) => {
    await updateSchema(db, createStorage(config), config, systemClock);
    console.log(await command(db, config));
  });
}

type Command = (db: Database, config: Config) => Promise<string>;

function readCommand(): Command {
  const { values, positionals, refuse } = readCommandLine('admin', forms, { 'dry-run': { type: 'boolean' } });
  const [name, email, ...rest] = positionals;
  if (name === 'retention' && email === undefined) return values['dry-run'] ? dryRun : erase;
  if (values['dry-run']) refuse('Only retention has a dry run.');
  if (name === 'list' && email === undefined) return list;
  const commands = { create, 'reset-password': reset, 'disable-second-factor': disableFactor };
  if (!name || !Object.hasOwn(commands, name))
    return refuse(name ? `There is no command ${name}.` : 'One of these commands is needed.');
  if (email === undefined || rest.length > 0) return refuse('One e-mail address is needed.');
  return commands[name as keyof typeof commands](readEmail(email));
}

function readEmail(given: string) {
  const { success, data } = emailText('Please enter an e-mail address.').safeParse(given);
  if (!success) throw new StartError(`${given} is not an e-mail address.`);
  return data;
}

async function list(db: Database) {
  const administrators = await listAdministrators(db, change());
  if (administrators.length === 0) return 'There is no administrator yet.';
  return administrators
    .map(({ email, role, disabled }) => `${email}, ${role}${disabled ? ', disabled' : ''}`)
    .join('\n');
}

function create(given: string): Command {
  return async (db, config) => {
    const password = generatePassword();
    const { email } = await addAdministrator({ db, change: change() }, { email: given, password, role: 'owner' });
    return `${email} is an owner now, and can sign in at ${signInAddress(config)}\n${tell(password)}`;
  };
}

function reset(given: string): Command {
  return async (db, config) => {
    const password = generatePassword();
    const found = await resetPassword({ db, change: change() }, { email: given, password });
    if (!found) throw unknownAdministrator(given);
    const signIn = found.disabled_at !== null ? 'once an owner allows it' : `at ${signInAddress(config)}`;
    return `${found.email} is signed out everywhere, and can sign in again ${signIn}\n${tell(password)}`;
  };
}

function disableFactor(given: string): Command {
  return async (db) => {
    const found = await disableSecondFactor({ db, change: change() }, given);
    if (!found) throw unknownAdministrator(given);
    return `${found.email} is signed out everywhere, and signs in with the password alone now.`;
  };
}

function unknownAdministrator(email: string) {
  return new StartError(`There is no administrator ${email}. \`${commandOf('admin')} list\` names them all.`);
}

const noPeriod = 'Nothing is erased automatically: the clinic has set no retention period.';

async function dryRun(db: Database) {
  const plan = await planRetention(db, systemClock());
  const periods = periodsOf(plan);
  return periods ? `${sumUp(plan)} older than ${periods} would be erased. Nothing has been erased.` : noPeriod;
}

async function erase(db: Database) {
  const periods = periodsOf(await planRetention(db, systemClock()));
  if (!periods) return noPeriod;
  return `${sumUp(await asMaintenance(() => applyRetention(db, systemClock())))} older than ${periods} erased.`;
}

/** Job applications have a period of their own, which is named where it erases some. */
function periodsOf({ months, application_days, applications }: Omit<Retention, 'before'>) {
  return [months !== null && `${months} months`, applications && `${application_days} days`]
    .filter(Boolean)
    .join(' or ');
}

function tell(password: string) {
  return `Password, shown only this once: ${password}`;
}

function signInAddress({ siteUrl }: Config) {
  return new URL('/login', siteUrl).href;
}

/** The audit log names no administrator for changes made from the terminal. */
function change() {
  return { administratorId: null, at: systemClock(), expectedVersion: undefined };
}

await run().catch((error: unknown) => {
  const refusal = error instanceof AppError ? (error.errors?.[0]?.message ?? error.message) : undefined;
  exitWithError(refusal ? new StartError(refusal, { cause: error }) : error);
});
