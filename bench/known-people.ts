import { signInToApi } from '../e2e/testing/admin-api.ts';
import { startSite } from '../e2e/testing/site.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Whether the time of an answer tells if a visitor is known: bookings over HTTP of a patient who has asked before, of another person with a
// known number, and of someone new, in turn. Each patient is used once, and every body is of the same length.
const [people, warm] = [600, 100];

const site = await startSite({ RATE_LIMITS: 'off', SEED: 'reference' });
const api = await signInToApi(site);
const [state] = await api.places.listStates();
const [city] = await api.places.listCities({ params: { stateId: state?.state_id ?? 0 } });
const choices = { state: state?.state_id ?? 0, city: city?.city_id ?? 0, treatmentType: [1] };

/** Each kind of person has digits and letters of its own. */
const digits = (kind: number, index: number) => `+91 ${kind}${String(index).padStart(4, '0')} 00000`;
const nameOf = (kind: string, index: number) => `Person ${kind}${String(index).padStart(4, '0')} Sample`;

async function book(name: string, phone: string) {
  const body = JSON.stringify({ ...choices, name, phone });
  const started = performance.now();
  const answer = await fetch(`${site.url}/api/appointments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`A booking was answered ${answer.status}.`);
  return performance.now() - started;
}

for (let index = 0; index < people; index += 1) {
  await book(nameOf('K', index), digits(7, index));
  await book(nameOf('N', index), digits(8, index));
}
const kinds = {
  'known patient': (index: number) => book(nameOf('K', index), digits(7, index)),
  'known number': (index: number) => book(nameOf('O', index), digits(8, index)),
  unknown: (index: number) => book(nameOf('U', index), digits(9, index)),
};
const names = Object.keys(kinds) as (keyof typeof kinds)[];
const times: Record<keyof typeof kinds, number[]> = { 'known patient': [], 'known number': [], unknown: [] };
for (let index = 0; index < people; index += 1)
  for (const turn of names.keys()) {
    const kind = names[(index + turn) % names.length] ?? 'unknown';
    const time = await kinds[kind](index);
    if (index >= warm) times[kind].push(time);
  }
console.log(describeMachine());
console.log('| booking of | minimum | p25 | median | p75 |');
console.log('|---|---|---|---|---|');
for (const kind of names) {
  const own = times[kind];
  const cells = [Math.min(...own), ...[0.25, 0.5, 0.75].map((share) => percentile(own, share))];
  console.log(`| ${kind} | ${cells.map(ms).join(' | ')} |`);
}
await site.stop();
