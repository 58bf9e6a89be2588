import type { BookingChoices } from '#contract/booking-choices.ts';
import { daysAhead } from '#contract/plain/visitor-limits.ts';
import type { Api } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { loadCities } from '#web/booking/booking-choices.tsx';
import { type BookingBefore, type BookingValues, emptyBooking } from '#web/booking/booking-values.ts';
import { advice, fillInProblem, findChoice, problemChoices, withFirstLine } from '#web/booking/problem-choices.ts';

/** Values that the address of the page fills in. Of the cities it has the clinic's alone: scripts load the others. */
export type Prefill = Pick<BookingBefore, 'values' | 'cities' | 'times'>;

/** The first of them that an address has is the one that counts, as in the page cache. */
const sources = ['problem', 'condition', 'treatment', 'time'] as const;

/**
 * Reads `?problem=`, `?condition=`, `?treatment=` and `?time=`, in seconds since 1970. Null for an id that is not offered, which is ignored; undefined where the
 * address says nothing.
 */
export async function loadPrefill(api: Api, { searchParams }: URL, choices: BookingChoices) {
  const source = sources.find((name) => searchParams.has(name));
  if (!source) return undefined;
  if (source === 'time') return chooseTime(api, Number(searchParams.get('time')));
  const filled = await fillIn(api, source, searchParams.get(source) ?? '', choices);
  if (!filled) return null;
  const { state, city } = await findClinicsPlace(api, choices);
  const place = { state: String(state?.state_id ?? ''), city: String(city?.city_id ?? '') };
  return { values: { ...emptyBooking, ...place, ...filled }, ...(city && { cities: [city] }) } satisfies Prefill;
}

/** A time that is no longer free is not chosen. */
async function chooseTime(api: Api, seconds: number): Promise<Prefill | null> {
  const free = await loadOr(null, () => api.times.list({ query: { days: daysAhead } }));
  const isIt = (time: string) => Date.parse(time) === seconds * 1_000;
  const day = free?.days.find(({ times }) => times.some(isIt));
  const time = day?.times.find(isIt);
  return day && time
    ? { values: { ...emptyBooking, wishes: [time] }, times: { day: day.day, practitioner: '', free } }
    : null;
}

async function fillIn(
  api: Api,
  source: Exclude<(typeof sources)[number], 'time'>,
  id: string,
  choices: BookingChoices,
) {
  if (source === 'treatment') {
    const isOffered = choices.treatments?.some(({ treatment_id }) => String(treatment_id) === id);
    return isOffered ? { treatmentType: [id] } : undefined;
  }
  const all = problemChoices(choices);
  if (source === 'problem') return id !== advice && findChoice(all, id) && choose(id);
  const conditions = await loadOr(null, () => api.conditions.list());
  const condition = conditions?.find((one) => String(one.id) === id);
  if (!condition) return undefined;
  const own = findChoice(all, String(condition.problem_id ?? ''));
  return { ...(own && choose(own.value)), conditions: withFirstLine('', condition.name) };

  function choose(problem: string) {
    return { problem, ...fillInProblem(emptyBooking, findChoice(all, problem), undefined) };
  }
}

/** State and city of the clinic, where most of its patients live. */
async function findClinicsPlace(api: Api, { states }: BookingChoices) {
  const { region, locality } = (await api.clinic.getPublic()).address;
  const state = states?.find(({ state_name }) => state_name === region);
  const cities = state && (await loadCities(api, String(state.state_id)));
  return { state, city: cities?.find(({ city_name }) => city_name === locality) };
}

/** Adds to what was typed before, which stays. */
export function addPrefill(typed: BookingValues, { values }: Prefill): BookingValues {
  const isKnown = values.problem !== '' && values.problem === typed.problem;
  return {
    ...typed,
    problem: values.problem || typed.problem,
    treatmentType: isKnown ? typed.treatmentType : [...new Set([...typed.treatmentType, ...values.treatmentType])],
    wishes: values.wishes.length > 0 ? values.wishes : typed.wishes,
    conditions: isKnown ? typed.conditions : withFirstLine(typed.conditions, values.conditions),
    ...(typed.state === '' && { state: values.state, city: values.city }),
  };
}
