import type { Random } from '#server/testing/random.ts';

// Six actors and what each of them may do at any time. An act reads what it needs, like someone who looks at a page, and then changes
// something that may be outdated by then. The server may refuse it; that is no failure.

export interface Caller {
  /** Answers the body; null for what is refused, or lost because the server was killed. */
  // Acts read any body; a wrong assumption about its shape makes them do nothing.
  // oxlint-disable-next-line typescript/no-explicit-any
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<any>;
  random: Random;
  /** Time of the simulated clinic, in ms. */
  now: number;
}

type Act = (caller: Caller) => Promise<unknown>;

const dayMs = 86_400_000;
const names = ['Asha Rao', 'Asha R.', 'Bina Rao', 'Chand Iyer', 'Dev Iyer', 'Esha Nair', 'Farid Khan', 'Gita Menon'];
const phones = ['+91 98765 00001', '098765 00001', '+91 98765 00002', '+91 98765 00003', '98765 00004'];
const emails = [null, null, 'asha@example.com', 'bina@example.com', 'family@example.com'];
const zones = ['Asia/Kolkata', 'Asia/Dubai', 'Asia/Tokyo', 'Europe/Berlin', 'America/New_York'];
const kerala = 17;

function personOf(random: Random) {
  return { name: random.pick(names), phone: random.pick(phones), email: random.pick(emails) };
}

async function placeOf({ call }: Caller) {
  const [city] = (await call('GET', `/api/cities/${kerala}`)) ?? [];
  return { state: kerala, city: city?.city_id ?? 0 };
}

/** A start at a quarter of an hour within the working hours of a coming day, or of today. */
function startOf({ random, now }: Caller, days = 14) {
  const day = Math.floor(now / dayMs) + random.below(days);
  return new Date(day * dayMs + (3 + random.below(11)) * 3_600_000 + random.below(4) * 900_000).toISOString();
}

const requests = async ({ call, random }: Caller, search = '') =>
  (await call('GET', `/api/appointments?limit=40${search}`))?.toSorted(() => random.below(3) - 1) ?? [];
const visitsOf = async ({ call }: Caller, id: number) => (await call('GET', `/api/appointments/${id}/visits`)) ?? [];
const match = ({ version }: { version: number }) => ({ 'If-Match': `"${version}"` });

async function someVisit(caller: Caller) {
  const [request] = await requests(caller);
  return request && caller.random.pick(await visitsOf(caller, request.id));
}

async function practitioners({ call }: Caller) {
  return ((await call('GET', '/api/clinic'))?.practitioners ?? []).map(({ id }: { id: number }) => id) as number[];
}

const book: Act = async (caller) => {
  const { call, random } = caller;
  const times = (await call('GET', '/api/times?days=14'))?.days ?? [];
  const wished = [
    ...new Set([0, 1, 2].map(() => random.pick(random.pick(times as { times: string[] }[])?.times ?? []))),
  ];
  const chosen = wished.filter((starts_at) => starts_at !== undefined);
  const wishes = { times: chosen.map((starts_at) => ({ starts_at, practitioner_id: null })) };
  const body = { ...personOf(random), ...(await placeOf(caller)), treatmentType: [1 + random.below(10)] };
  const key = { 'Idempotency-Key': `simulated-${random.below(2 ** 32)}-${random.below(2 ** 32)}` };
  const sent = { ...body, ...(chosen.length > 0 && { wishes }) };
  const first = call('POST', '/api/appointments', sent, key);
  return random.chance(0.3) ? Promise.all([first, call('POST', '/api/appointments', sent, key)]) : first;
};

/** Someone who looks after a visit on the page behind the link that the front desk has given. */
const onOwnPage: Act = async (caller) => {
  const { call, random } = caller;
  const [request] = await requests(caller, '&status=pending');
  const { path } = (request && (await call('POST', `/api/appointments/${request.id}/link`))) ?? {};
  if (!path) return;
  const token = path.replace('/visit/', '');
  const [visit] = (await call('POST', '/api/patient-page', { token }))?.visits ?? [];
  if (!visit) return;
  const shown = { token, visit_id: visit.id, starts_at: visit.starts_at, visit_version: visit.version };
  if (random.chance(0.4)) return call('POST', '/api/patient-page/cancellation', shown);
  const times = await call('POST', '/api/patient-page/times', { token, visit_id: visit.id });
  const to = random.pick(random.pick((times?.days ?? []) as { times: string[] }[])?.times ?? []);
  return to && call('POST', '/api/patient-page/move', { ...shown, to, practitioner_id: null });
};

const confirm: Act = async (caller) => {
  const { call, random } = caller;
  const [request] = await requests(caller, '&status=pending&stage=new');
  if (!request) return;
  const confirmed = await call('POST', `/api/appointments/${request.id}/confirmation`, {});
  if (!confirmed || random.chance(0.6)) return;
  const body = { held: request.held, next_call_at: request.next_call_at };
  return call('POST', `/api/visits/${confirmed.visit.id}/confirmation/undo`, body, match(confirmed.visit));
};

const bookVisit: Act = async (caller) => {
  const { call, random } = caller;
  const [request] = await requests(caller, '&status=pending');
  const practitioner_id = random.pick(await practitioners(caller)) ?? null;
  const place = { practitioner_id, starts_at: startOf(caller), anyway: random.chance(0.4) };
  return request && call('POST', '/api/visits', { appointment_id: request.id, ...place });
};

const walkIn: Act = async (caller) => {
  const { call, random, now } = caller;
  const starts_at = new Date(Math.ceil(now / 300_000) * 300_000).toISOString();
  const place = { practitioner_id: random.pick(await practitioners(caller)) ?? null, starts_at, anyway: true };
  const person = { ...personOf(random), ...(await placeOf(caller)), treatmentType: [1 + random.below(10)] };
  return call('POST', '/api/visits/walk-in', { ...person, ...place });
};

const moveVisit: Act = async (caller) => {
  const { call, random } = caller;
  const visit = await someVisit(caller);
  if (!visit) return;
  const practitioner_id = random.chance(0.5)
    ? visit.practitioner_id
    : (random.pick(await practitioners(caller)) ?? null);
  const body = { practitioner_id, room_id: visit.room_id, starts_at: startOf(caller, 7), anyway: random.chance(0.5) };
  return call('PUT', `/api/visits/${visit.id}`, body, match(visit));
};

const markVisit: Act = async (caller) => {
  const visit = await someVisit(caller);
  const status = caller.random.pick(['booked', 'arrived', 'fulfilled', 'fulfilled', 'cancelled', 'noshow']);
  return visit && caller.call('PUT', `/api/visits/${visit.id}/status`, { status, anyway: caller.random.chance(0.5) });
};

const finish: Act = async (caller) => {
  const { call, random } = caller;
  const [request] = await requests(caller, '&status=pending');
  const outcome = random.pick(['finished', 'cancelled', 'not-reached', 'not-a-request']);
  return request && call('PUT', `/api/appointments/${request.id}/outcome`, { outcome }, match(request));
};

const reopen: Act = async (caller) => {
  const [request] = await requests(caller, '&status=done');
  return request && caller.call('POST', `/api/appointments/${request.id}/reopen`);
};

const noteAttempt: Act = async (caller) => {
  const [request] = await requests(caller, '&status=pending');
  return request && caller.call('POST', `/api/appointments/${request.id}/notes`, { kind: 'attempt' });
};

const tell: Act = async (caller) => {
  const [request] = await requests(caller, '&status=pending');
  const body = { message: caller.random.pick(['received', 'confirmed', 'reminder']), channel: 'phone' };
  return request && caller.call('POST', `/api/appointments/${request.id}/told-marks`, body);
};

const correct: Act = async (caller) => {
  const { call, random } = caller;
  const [request] = await requests(caller);
  if (!request) return;
  const { name, phone, email, state_id: state, city_id: city, treatment_ids: treatmentType, patient_id } = request;
  const before = { name, phone, email, state, city, treatmentType };
  const path = `/api/appointments/${request.id}/details`;
  const corrected = await call('PUT', path, { ...before, ...personOf(random) });
  if (corrected && random.chance(0.4)) await call('PUT', path, { ...before, patient_id });
};

const merge: Act = async (caller) => {
  const { call, random } = caller;
  const cards = (await call('GET', '/api/patients?limit=30')) ?? [];
  const [kept, other] = [random.pick(cards as Card[]), random.pick(cards as Card[])];
  if (!kept || !other) return;
  const { name, phone, email, language, note, may_message_since } = kept;
  const card = { name, phone, email, language, note, may_message: may_message_since !== null };
  const body = { ...card, other_id: other.id, other_version: other.version };
  const merged = await call('POST', `/api/patients/${kept.id}/merge`, body, match(kept));
  if (merged && random.chance(0.6)) await call('POST', `/api/patients/${other.id}/restore`);
};

interface Card {
  id: number;
  version: number;
  name: string;
  phone: string | null;
  email: string | null;
  language: string | null;
  note: string | null;
  may_message_since: string | null;
}

const split: Act = async (caller) => {
  const { call, random } = caller;
  const card = random.pick(((await call('GET', '/api/patients?limit=30')) ?? []) as Card[]);
  const sent = (card && (await call('GET', `/api/patients/${card.id}/appointments`))) ?? [];
  if (!card || sent.length < 2) return;
  return call('POST', `/api/patients/${card.id}/split`, { requests: [sent[0].id] }, match(card));
};

const correctCard: Act = async (caller) => {
  const { call, random } = caller;
  const card = random.pick(((await call('GET', '/api/patients?limit=30')) ?? []) as Card[]);
  const { language = null, note = null } = card ?? {};
  return card && call('PUT', `/api/patients/${card.id}`, { ...personOf(random), language, note, may_message: false });
};

const changeTimeZone: Act = async ({ call, random }) => {
  const profile = await call('GET', '/api/clinic/profile');
  if (!profile) return;
  const { version: _, retentionMonths: __, offersTimes: ___, ...form } = profile;
  return call('PUT', '/api/clinic', { ...form, timeZone: random.pick(zones), visitTimes: 'clock' });
};

const goAway: Act = async (caller) => {
  const { call, random } = caller;
  const practitioner_id = random.pick(await practitioners(caller));
  const [starts_at, ends_at] = [startOf(caller), startOf(caller)].toSorted();
  return call('POST', '/api/absences', { practitioner_id, kind: 'leave', starts_at, ends_at, reason: null });
};

const importPatients: Act = async ({ call, random }) => {
  const { name, phone, email } = personOf(random);
  const head = 'Name,Phone numbers,E-mail,Language,Has agreed to messages,Note';
  const file = `${head}\r\n${name},${phone},${email ?? ''},,,\r\n`;
  return call('POST', '/api/imports/tables/patients?name=patients.csv', new Blob([file]));
};

const erase = (password: string): Act => {
  return async ({ call, random }) => {
    const contact = random.pick(phones) ?? '';
    const found = await call('POST', '/api/patient-data/find', { contact });
    const ids = (rows: { id: number }[] = []) => rows.map(({ id }) => id);
    const { patients, appointments, reviews, applications } = found ?? {};
    const all = { patients: ids(patients), reviews: ids(reviews), applications: ids(applications) };
    const some = ids(appointments).filter(() => random.chance(0.7));
    const chosen = some.length < ids(appointments).length ? { ...all, patients: [] } : all;
    return call('POST', '/api/patient-data/erase', {
      contact,
      ...chosen,
      appointments: some,
      currentPassword: password,
    });
  };
};

export type Actor = 'visitor' | 'patient' | 'first-desk' | 'second-desk' | 'practitioner' | 'owner';

const atDesk: Act[] = [
  confirm,
  confirm,
  bookVisit,
  bookVisit,
  walkIn,
  moveVisit,
  moveVisit,
  markVisit,
  markVisit,
  finish,
  reopen,
  noteAttempt,
  tell,
  correct,
  correct,
  merge,
  split,
  correctCard,
];

/** Practitioners see their own visits only, and mark them. */
const ownVisit: Act = async ({ call, random, now }) => {
  const [from, to] = [now - 3 * dayMs, now + 3 * dayMs].map((time) => new Date(time).toISOString().slice(0, 10));
  const visit = random.pick(((await call('GET', `/api/visits?from=${from}&to=${to}`)) ?? []) as { id: number }[]);
  if (!visit) return;
  if (random.chance(0.3)) return call('POST', `/api/visits/${visit.id}/notes`, { text: 'Better today.' });
  return call('PUT', `/api/visits/${visit.id}/status`, { status: random.pick(['arrived', 'fulfilled', 'noshow']) });
};

/** Lists the acts of each actor; one that stands twice happens more often. */
export const actsOf = (password: string): Record<Actor, readonly Act[]> => ({
  visitor: [book],
  patient: [onOwnPage],
  'first-desk': atDesk,
  'second-desk': atDesk,
  practitioner: [ownVisit],
  owner: [changeTimeZone, goAway, importPatients, erase(password), correctCard, merge],
});
