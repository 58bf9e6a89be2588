import { signInToApi } from '../../e2e/testing/admin-api.ts';
import type { Site } from '../../e2e/testing/site.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const daysToMonday = 15 - (new Date().getUTCDay() || 7);

/** A day of the week that the calendar shows, from Monday: more than a week away, so that nothing of today matters. */
export const sampleDay = (weekday = 0) => dayIn(daysToMonday + weekday);

type Api = Awaited<ReturnType<typeof signInToApi>>;
type WalkIn = Parameters<Api['visits']['addWalkIn']>[0]['body'];
type Visit = Awaited<ReturnType<Api['visits']['addWalkIn']>>;

/** Fills the calendar of the samples, with leave, a series and who waits. Answers the patients' pages by their state. */
export async function addSampleVisits(site: Site): Promise<ReadonlyMap<string, string>> {
  const api = await signInToApi(site);
  const [nila = 0, arjun = 0] = (await api.schedules.getCalendar({})).practitioners.map(({ id }) => id);
  const [room = 0, , gym = 0] = (await api.rooms.list({})).map(({ id }) => id);
  await setUp(api, nila, arjun);
  const person = await personIn(api);
  const book = (name: string, starts_at: string, place: Partial<WalkIn>) =>
    api.visits.addWalkIn({ body: { ...person(name), starts_at, minutes: 30, anyway: true, ...place } });
  const become = async (visit: Visit, status: Visit['status']) =>
    api.visits.setStatus({ params: { id: visit.id }, body: { status } }, { ifMatch: visit.version });

  const withNila = { practitioner_id: nila, room_id: room };
  const withArjun = { practitioner_id: arjun, room_id: gym };
  const monday = (time: string) => `${sampleDay()}T${time}`;
  // No visit is attended before its day, which is that of the sample clinic, or missed before its time.
  const today = (time: string) => `${Temporal.Now.plainDateISO('Asia/Kolkata').toString()}T${time}`;
  const booked = await book('Ela Sample', monday('10:00'), { ...withArjun, minutes: 60 });
  const arrived = await become(await book('Bharat Sample', today('09:45'), withNila), 'arrived');
  const missed = await become(await book('Hari Sample', today('00:00'), withArjun), 'noshow');
  const cancelled = await become(await book('Indu Sample', monday('17:00'), withNila), 'cancelled');
  const late = await book('Kiran Sample', `${dayIn(1)}T11:00`, withNila);
  const asked = await book('Mani Sample', `${sampleDay(2)}T15:00`, withNila);
  const { id, version, appointment_id } = await book('Jaya Sample', `${sampleDay(1)}T10:00`, withNila);
  const later = { ...withNila, starts_at: `${sampleDay(1)}T11:30` };
  await api.visits.update({ params: { id }, body: later }, { ifMatch: version });
  await become(await book('Asha Sample', today('09:00'), withNila), 'fulfilled');
  await book('Charulatha Sample-Narayanan of Irinjalakuda', monday('11:00'), withNila);
  await book('Dev Sample', monday('11:00'), withNila);
  await book('ליאת לדוגמה', monday('12:00'), { ...withNila, minutes: 20 });
  await book('Farid Sample', monday('14:30'), withArjun);
  await book('Gita Sample', monday('11:30'), {});
  await book('Lata Sample', `${dayIn(1)}T12:00`, withArjun);
  const first = await book('Noor Sample', `${sampleDay(1)}T10:00`, withArjun);
  const dates = [3, 8, 10].map((weekday) => ({ starts_at: `${sampleDay(weekday)}T10:00`, anyway: true }));
  const several = { appointment_id: first.appointment_id, visits: dates, minutes: 30, ...withArjun };
  await api.visits.addSeries({ body: several });

  const held = await holdTime(api, person('Ravi Sample'), nila);
  const { id: requested } = await api.appointments.add({ body: person('Priya Sample') });
  const { id: finished } = await api.appointments.add({ body: person('Sara Sample') });
  const remarks = { remarks: 'Is treated near home now.' };
  await api.appointments.markDone({ params: { id: finished }, body: remarks }, { ifMatch: 1 });

  const until = sampleDay(4);
  const waiting = { until, practitioner_id: arjun, days: ['Monday' as const], parts: [] };
  await api.waitList.set({ params: { id: booked.appointment_id }, body: waiting });
  const mornings = { until, practitioner_id: null, days: [], parts: ['morning' as const] };
  await api.waitList.set({ params: { id: asked.appointment_id }, body: mornings });

  const unassigned = await book('Veena Sample', `${sampleDay(2)}T16:00`, {});
  const visits = { booked, asked, arrived, late, missed, cancelled, unassigned };
  const requests = {
    requested,
    held,
    finished,
    moved: appointment_id,
    several: first.appointment_id,
    ...Object.fromEntries(Object.entries(visits).map(([state, visit]) => [state, visit.appointment_id])),
  };
  const pages = new Map<string, string>();
  for (const [state, request] of Object.entries(requests)) {
    const { path } = await api.patientLinks.get({ params: { id: request } });
    pages.set(state, path);
  }
  const token = pages.get('asked')?.split('/').at(-1) ?? '';
  await api.patientLinks.ask({ body: { token, days: ['Friday'], parts: ['evening'], text: 'After work is best.' } });
  return pages;
}

/** Times are offered to visitors; Arjun has hours of his own, and training on the Monday, when someone is booked. */
async function setUp(api: Api, nila: number, arjun: number) {
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 48, notice_hours: 12, weeks_ahead: 6 };
  const { version } = await api.schedules.getSettings();
  await api.schedules.setSettings({ body: settings }, { ifMatch: version });
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
  const halves = [
    { opens: '09:00', closes: '13:00' },
    { opens: '14:00', closes: '18:00' },
  ];
  const hours = days.map((day) => ({ days: [day], spans: day === 'Friday' ? halves.slice(0, 1) : halves }));
  const plan = { practitioner_id: arjun, valid_from: dayIn(-7), valid_until: null, hours };
  await api.workingHours.create({ body: plan });
  const away = { practitioner_id: arjun, kind: 'leave' as const, reason: 'Training' };
  const [starts_at, ends_at] = [`${sampleDay()}T14:00`, `${sampleDay()}T16:00`];
  await api.absences.create({ body: { ...away, starts_at, ends_at } });
  await api.calendarFeeds.set({ params: { id: nila }, body: { with_names: false } });
}

/** Someone of the clinic's own city, with a phone number of their own. */
async function personIn(api: Api) {
  const { state_id: state = 0 } =
    (await api.places.listStates()).find(({ state_name }) => state_name === 'Kerala') ?? {};
  const [{ city_id: city } = { city_id: 0 }] = await api.places.listCities({ params: { stateId: state } });
  let people = 0;
  return (name: string) => {
    people += 1;
    const phone = `+91 00000 001${String(people).padStart(2, '0')}`;
    return { name, phone, email: null, conditions: null, state, city, treatmentType: [1] };
  };
}

/** A visitor has chosen the first free time of the Wednesday. Answers the id of their request. */
async function holdTime(api: Api, person: Omit<WalkIn, 'starts_at'>, practitioner_id: number) {
  const query = { from: sampleDay(2), practitioner_id: String(practitioner_id), treatments: '1', days: '1' };
  const [day] = (await api.times.list({ query })).days;
  const times = [{ starts_at: day?.times[0] ?? '', practitioner_id }];
  return (await api.appointments.create({ body: { ...person, wishes: { days: [], parts: [], times } } })).id;
}
