import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { noteRun } from '#server/db/job-runs.queries.ts';
import { clinicProfile } from '#server/db/seed/content/clinic.ts';
import { onCommit } from '#server/db/transaction.ts';
import { authenticatorCode } from '#server/testing/authenticator.ts';
import {
  addPractitioner,
  applicationOf,
  bookingOf,
  exampleRecords,
  importTable,
  pairOf,
  reviewOf,
} from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { wxrItem, wxrOf } from '#server/testing/wxr.ts';

let site: TestApp;
let admin: { Authorization: string };
/** Whether open streams have been told of each entry of the audit log. */
let isTold = true;
beforeAll(async () => {
  const onQuery = ({ sql }: { sql: string }) => {
    if (sql.startsWith('insert into "audit_log"')) isTold = false;
  };
  site = await createTestApp({ rateLimits: false, onQuery });
  onCommit(site.db, () => {
    isTold = true;
  });
  admin = await site.signIn();
});
afterAll(() => site.close());

const video = { title: 'Our gym', youtubeLink: 'https://youtu.be/M7lc1UVf-VE' };
const opening = { position: 'Front desk', description: 'Text.', experience: 1 };
const blog = { title: 'Knee pain', content: 'Text.', status: 'Draft' };
const look = { hue: 'sea', typefaces: 'warm', corners: 'round', hero: 'behind' };
const colleague = (email: string) => ({ email, password: 'mango tractor evening' });
const newColleague = (email: string) => ({ ...colleague(email), currentPassword: administrator.password });
const condition = { name: 'Tennis elbow', description: 'D', symptoms: 'S', causes: 'C', treatment: 'T' };

const conditionId = async () => (await site.post('/api/conditions', formOf(condition), admin)).body.id;
let symptomsAdded = 0;
async function symptomId() {
  symptomsAdded += 1;
  return (await site.post('/api/symptoms', { name: `Symptom ${symptomsAdded}` }, admin)).body.id;
}

const bookingId = async () => (await site.post('/api/appointments', await bookingOf(site))).body.id;
/** A clinic with a mail server acknowledges a request. */
async function waitingMessage() {
  await noteRun(site.db, 'mail', Date.now());
  const { body } = await site.post('/api/appointments', await bookingOf(site, { email: 'patient@example.com' }));
  return (await site.get(`/api/appointments/${body.id}/messages`, admin)).body[0].id;
}
async function patientId(name: string) {
  await site.post('/api/appointments', await bookingOf(site, { name }));
  const [{ patient_id }] = (await site.get('/api/appointments?limit=1', admin)).body;
  return patient_id;
}
const cardOf = (name: string) => ({ name, may_message: false });
/** Answers who became part of the other. */
async function mergePatients(name: string, other: string) {
  const [id, other_id] = [await patientId(name), await patientId(other)];
  await site.post(`/api/patients/${id}/merge`, { ...cardOf(name), other_id }, admin);
  return other_id;
}
const pageId = async () =>
  (await site.post('/api/pages', { title: 'How to find us', content_html: '<p>Here.</p>' }, admin)).body.id;
async function applicationId() {
  const opening_id = await openingId();
  await site.post(`/api/careers/${opening_id}/applications`, applicationOf());
  const [{ id }] = (await site.get('/api/applications?limit=1', admin)).body;
  return id;
}
const openingId = async () => (await site.post('/api/careers', opening, admin)).body.id;
async function removeSampleOpening() {
  await site.db
    .updateTable('careers')
    .set({ is_sample: 1 })
    .where('id', '=', await openingId())
    .execute();
  return site.post('/api/samples/removal', { kinds: ['openings'] }, admin);
}
const noticeId = async () => {
  const body = { text: 'Closed on Friday.', starts_on: '2026-11-20', ends_on: '2099-12-31' };
  return (await site.post('/api/notices', body, admin)).body.id;
};
const closureId = async () => {
  const body = { reason: 'Diwali', starts_on: '2026-11-20', ends_on: '2099-12-31' };
  return (await site.post('/api/closures', body, admin)).body.id;
};
const blogId = async () => (await site.post('/api/blogs', formOf(blog), admin)).body.id;
async function itemId() {
  return (await site.post('/api/upload-photo', formOf(video), admin)).body.id;
}
async function reviewId() {
  await site.post('/api/submit-review', reviewOf());
  return (await site.get('/api/reviews?limit=1', admin)).body[0].id;
}

async function bringBack(path: string, add: () => Promise<number>) {
  const id = await add();
  await site.delete(`/api/${path}/${id}`, admin);
  await site.post(`/api/${path}/${id}/restore`, undefined, admin);
}

/** Closes a room of its own. */
async function closeRoom(): Promise<{ id: number; room_id: number }> {
  const rooms: { id: number; name: string }[] = (await site.get('/api/rooms', admin)).body;
  const known =
    rooms.find(({ name }) => name === 'Quiet') ?? (await site.post('/api/rooms', { name: 'Quiet' }, admin)).body;
  const room_id = known.id;
  return (await site.post('/api/room-closures', { room_id, starts_at: '2026-12-24', ends_at: '2026-12-27' }, admin))
    .body;
}

let recoveryCodes: string[] = [];
const prove = (path: string) => {
  const body = { currentPassword: administrator.password, code: recoveryCodes[0] };
  return site.post(`/api/admin/second-factor/${path}`, body, admin);
};

function importWordpress() {
  const headers = { ...admin, 'Content-Type': 'application/octet-stream' };
  const init = { method: 'POST', headers, body: wxrOf(wxrItem(1)) };
  return site.send('/api/imports/wordpress?name=old.xml&as_drafts=0', init);
}

const proof = { currentPassword: administrator.password };

const practitionerId = () => addPractitioner(site, 'Dr. Sample');
/** Each visit has another time, since there is only one room. */
let visitTime = Temporal.PlainDateTime.from('2026-11-24T12:00');
const visitOf = async () => {
  visitTime = visitTime.add({ minutes: 30 });
  return { starts_at: visitTime.toString({ smallestUnit: 'minute' }), practitioner_id: await practitionerId() };
};
async function visitId() {
  const body = { appointment_id: await bookingId(), ...(await visitOf()) };
  return (await site.post('/api/visits', body, admin)).body.id;
}
/** Turns on the calendar feed of a practitioner, and answers its path in the API. */
async function feedOf(practitioner: number) {
  const path = `/api/practitioners/${practitioner}/calendar-feed`;
  await site.put(path, { with_names: false }, admin);
  return path;
}
/** A request for which a time is held. */
async function heldId() {
  const settings = { hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await site.put('/api/visit-settings', { ...settings, offers_times: true }, admin);
  const [day] = (await site.get('/api/times')).body.days.filter(({ times }: { times: string[] }) => times.length > 0);
  const wishes = { times: [{ starts_at: day.times[0] }] };
  return (await site.post('/api/appointments', await bookingOf(site, { wishes }))).body.id;
}
/** A request whose visit its patient wants earlier. */
async function waitingId() {
  const [request, visit] = [await bookingId(), await visitOf()];
  await site.post('/api/visits', { appointment_id: request, ...visit }, admin);
  const { body } = await site.put(`/api/appointments/${request}/earlier-time`, { until: '2026-11-24' }, admin);
  return { request, wish: body.id, practitioner_id: visit.practitioner_id };
}
const hoursOf = (practitioner_id: number) => ({
  practitioner_id,
  valid_from: '2026-12-01',
  valid_until: null,
  hours: [{ days: ['Monday'], spans: [{ opens: '09:00', closes: '13:00' }] }],
});
const leaveOf = (practitioner_id: number) => ({
  practitioner_id,
  kind: 'leave',
  starts_at: '2026-12-24T00:00',
  ends_at: '2026-12-27T00:00',
});

async function tellApart(one: string, other: string) {
  const body = { other_id: await patientId(other) };
  await site.post(`/api/patients/${await patientId(one)}/different`, body, admin);
}

/** Every call that changes something, with its entry in the audit log. */
const changes: Record<string, [string, () => Promise<unknown>]> = {
  'PUT /api/patients/{id}': [
    'changed patient',
    async () => site.put(`/api/patients/${await patientId('Ira Sample')}`, cardOf('Ira S.'), admin),
  ],
  'POST /api/patients/{id}/merge': ['merged patient', async () => mergePatients('Ana Sample', 'Bo Sample')],
  'POST /api/patients/{id}/restore': [
    'restored patient',
    async () => site.post(`/api/patients/${await mergePatients('Cy Sample', 'Di Sample')}/restore`, undefined, admin),
  ],
  'POST /api/patients/{id}/split': [
    'split patient',
    async () => {
      const id = await patientId('Eli Sample');
      const [request] = (await site.get(`/api/patients/${id}/appointments`, admin)).body;
      await site.post(`/api/patients/${id}/split`, { requests: [request.id] }, admin);
    },
  ],
  'POST /api/patients/{id}/different': ['told-apart patient', async () => tellApart('Fay Sample', 'Gus Sample')],
  'POST /api/patients/{id}/different/undo': [
    'apart-undone patient',
    async () => {
      const body = { other_id: await patientId('Hal Sample') };
      await site.post(`/api/patients/${await patientId('Ida Sample')}/different/undo`, body, admin);
    },
  ],
  'POST /api/visits': ['added visit', visitId],
  'POST /api/visits/walk-in': [
    'added visit',
    async () => site.post('/api/visits/walk-in', { ...(await bookingOf(site)), ...(await visitOf()) }, admin),
  ],
  'POST /api/visits/series': [
    'added visit',
    async () => {
      const visits = [{ starts_at: '2026-11-24T10:00' }, { starts_at: '2026-11-27T10:00' }];
      const body = { appointment_id: await bookingId(), practitioner_id: await practitionerId(), visits };
      await site.post('/api/visits/series', body, admin);
    },
  ],
  'POST /api/visits/moves': [
    'changed visit',
    async () => {
      const body = { appointment_id: await bookingId(), starts_at: '2026-11-25T11:00' };
      const { id, version } = (await site.post('/api/visits', body, admin)).body;
      const visits = [{ id, version, starts_at: '2026-11-25T12:00', practitioner_id: null }];
      await site.post('/api/visits/moves', { visits }, admin);
    },
  ],
  'POST /api/visits/marks': [
    'changed visit',
    async () => {
      const body = { appointment_id: await bookingId(), starts_at: '2026-11-20T13:00' };
      const { id, version } = (await site.post('/api/visits', body, admin)).body;
      await site.post('/api/visits/marks', { visits: [{ id, version, status: 'fulfilled' }] }, admin);
    },
  ],
  'PUT /api/visits/series/{id}/status': [
    'changed visit',
    async () => {
      const visits = [{ starts_at: '2026-11-24T11:00' }, { starts_at: '2026-11-27T11:00' }];
      const body = { appointment_id: await bookingId(), practitioner_id: await practitionerId(), visits };
      const [first, second] = (await site.post('/api/visits/series', body, admin)).body;
      const booked = [first, second].map(({ id, version }) => ({ id, version }));
      await site.put(`/api/visits/series/${first.id}/status`, { status: 'cancelled', visits: booked }, admin);
    },
  ],
  'PUT /api/visits/{id}': [
    'changed visit',
    async () => site.put(`/api/visits/${await visitId()}`, { starts_at: '2026-11-25T10:00' }, admin),
  ],
  'POST /api/visits/{id}/notes': [
    'noted appointment',
    async () => site.post(`/api/visits/${await visitId()}/notes`, { text: 'Exercises sent.' }, admin),
  ],
  'PUT /api/visits/{id}/status': [
    'changed visit',
    async () => site.put(`/api/visits/${await visitId()}/status`, { status: 'cancelled' }, admin),
  ],
  'PUT /api/practitioners/{id}/calendar-feed': [
    'added calendar-feed Dr. Sample',
    async () => feedOf(await practitionerId()),
  ],
  'POST /api/practitioners/{id}/calendar-feed/renewal': [
    'link-renewed calendar-feed Dr. Sample',
    async () => site.post(`${await feedOf(await practitionerId())}/renewal`, undefined, admin),
  ],
  'DELETE /api/practitioners/{id}/calendar-feed': [
    'deleted calendar-feed Dr. Sample',
    async () => site.delete(await feedOf(await practitionerId()), admin),
  ],
  'POST /api/appointments/{id}/link/renewal': [
    'link-renewed appointment',
    async () => site.post(`/api/appointments/${await bookingId()}/link/renewal`, undefined, admin),
  ],
  'POST /api/working-hours': [
    'added working-hours Dr. Sample',
    async () => site.post('/api/working-hours', hoursOf(await practitionerId()), admin),
  ],
  'PUT /api/working-hours/{id}': [
    'changed working-hours Dr. Sample',
    async () => {
      const form = hoursOf(await practitionerId());
      const { id } = (await site.post('/api/working-hours', form, admin)).body;
      await site.put(`/api/working-hours/${id}`, { ...form, valid_until: '2026-12-31' }, admin);
    },
  ],
  'DELETE /api/working-hours/{id}': [
    'deleted working-hours Dr. Sample',
    async () => {
      const { id } = (await site.post('/api/working-hours', hoursOf(await practitionerId()), admin)).body;
      await site.delete(`/api/working-hours/${id}`, admin);
    },
  ],
  'POST /api/room-closures': ['added room-closure Quiet', async () => closeRoom()],
  'PUT /api/room-closures/{id}': [
    'changed room-closure Quiet',
    async () => {
      const { id, room_id } = await closeRoom();
      await site.put(`/api/room-closures/${id}`, { room_id, starts_at: '2026-12-24', ends_at: '2026-12-26' }, admin);
    },
  ],
  'DELETE /api/room-closures/{id}': [
    'deleted room-closure Quiet',
    async () => void (await site.delete(`/api/room-closures/${(await closeRoom()).id}`, admin)),
  ],
  'POST /api/room-closures/{id}/restore': [
    'restored room-closure Quiet',
    async () => bringBack('room-closures', async () => (await closeRoom()).id),
  ],
  'POST /api/absences': [
    'added absence Dr. Sample',
    async () => site.post('/api/absences', leaveOf(await practitionerId()), admin),
  ],
  'PUT /api/absences/{id}': [
    'changed absence Dr. Sample',
    async () => {
      const form = leaveOf(await practitionerId());
      const { id } = (await site.post('/api/absences', form, admin)).body;
      await site.put(`/api/absences/${id}`, { ...form, kind: 'break' }, admin);
    },
  ],
  'POST /api/absences/{id}/changed-day': [
    'changed absence Dr. Sample',
    async () => {
      const form = { ...leaveOf(await practitionerId()), repeats: 'week' };
      const { id } = (await site.post('/api/absences', form, admin)).body;
      await site.post(`/api/absences/${id}/changed-day`, { day: '2026-12-31', instead: null }, admin);
    },
  ],
  'DELETE /api/absences/{id}': [
    'deleted absence Dr. Sample',
    async () => {
      const { id } = (await site.post('/api/absences', leaveOf(await practitionerId()), admin)).body;
      await site.delete(`/api/absences/${id}`, admin);
    },
  ],
  'POST /api/working-hours/{id}/restore': [
    'restored working-hours Dr. Sample',
    async () =>
      bringBack('working-hours', async () => {
        return (await site.post('/api/working-hours', hoursOf(await practitionerId()), admin)).body.id;
      }),
  ],
  'POST /api/absences/{id}/restore': [
    'restored absence Dr. Sample',
    async () =>
      bringBack('absences', async () => {
        return (await site.post('/api/absences', leaveOf(await practitionerId()), admin)).body.id;
      }),
  ],
  'PUT /api/practitioners/{id}/side-by-side': [
    'changed working-hours Dr. Sample',
    async () => site.put(`/api/practitioners/${await practitionerId()}/side-by-side`, { side_by_side: 2 }, admin),
  ],
  'PUT /api/practitioners/{id}/usual-room': [
    'changed working-hours Dr. Sample',
    async () => site.put(`/api/practitioners/${await practitionerId()}/usual-room`, { room_id: null }, admin),
  ],
  'PUT /api/visit-settings': [
    'changed visit-settings',
    async () => {
      const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
      await site.put('/api/visit-settings', settings, admin);
    },
  ],
  'PUT /api/rooms/{id}/position': [
    'changed room Green room',
    async () => {
      const { id } = (await site.post('/api/rooms', { name: 'Green room' }, admin)).body;
      await site.put(`/api/rooms/${id}/position`, { after: null }, admin);
    },
  ],
  'PUT /api/rooms/{id}/visibility': [
    'hidden room Blue room',
    async () => {
      const { id } = (await site.post('/api/rooms', { name: 'Blue room' }, admin)).body;
      await site.put(`/api/rooms/${id}/visibility`, { is_hidden: true }, admin);
    },
  ],
  'PUT /api/appointments/{id}/remark': [
    'done appointment',
    async () => site.put(`/api/appointments/${await bookingId()}/remark`, { remarks: 'Called.' }, admin),
  ],
  'POST /api/appointments/{id}/notes': [
    'noted appointment',
    async () => site.post(`/api/appointments/${await bookingId()}/notes`, { kind: 'attempt' }, admin),
  ],
  'POST /api/appointments/{id}/attempts/undo': [
    'changed appointment',
    async () => {
      const id = await bookingId();
      await site.post(`/api/appointments/${id}/notes`, { kind: 'attempt' }, admin);
      await site.post(`/api/appointments/${id}/attempts/undo`, { next_call_at: null }, admin);
    },
  ],
  'POST /api/appointments/{id}/outcome/undo': [
    'reopened appointment',
    async () => {
      const id = await bookingId();
      await site.put(`/api/appointments/${id}/remark`, { remarks: 'Called.' }, admin);
      await site.post(`/api/appointments/${id}/outcome/undo`, { next_call_at: null }, admin);
    },
  ],
  'POST /api/appointments/{id}/held-time/release': [
    'changed appointment',
    async () => site.post(`/api/appointments/${await heldId()}/held-time/release`, {}, admin),
  ],
  'POST /api/appointments/{id}/held-time/restore': [
    'changed appointment',
    async () => {
      const id = await heldId();
      const { held } = (await site.get('/api/appointments', admin)).body.find((one: { id: number }) => one.id === id);
      const { practitioner_id } = await site.db.selectFrom('holds').selectAll().executeTakeFirstOrThrow();
      const { starts_at, held_until } = held;
      const before = { starts_at, held_until, practitioner_id, minutes: 30, next_call_at: null, instead: starts_at };
      await site.post(`/api/appointments/${id}/held-time/restore`, before, admin);
    },
  ],
  'POST /api/appointments/{id}/confirmation': [
    'added visit',
    async () => site.post(`/api/appointments/${await heldId()}/confirmation`, {}, admin),
  ],
  'POST /api/visits/{id}/confirmation/undo': [
    'deleted visit',
    async () => {
      const { visit } = (await site.post(`/api/appointments/${await heldId()}/confirmation`, {}, admin)).body;
      const before = { held: null, next_call_at: null };
      const version = { ...admin, 'If-Match': `"${visit.version}"` };
      await site.post(`/api/visits/${visit.id}/confirmation/undo`, before, version);
    },
  ],
  'PUT /api/appointments/{id}/earlier-time': ['changed appointment', waitingId],
  'DELETE /api/appointments/{id}/earlier-time': [
    'changed appointment',
    async () => site.delete(`/api/appointments/${(await waitingId()).request}/earlier-time`, admin),
  ],
  'POST /api/wait-list/{id}/visit': [
    'changed visit',
    async () => {
      const { wish, practitioner_id } = await waitingId();
      await site.post(`/api/wait-list/${wish}/visit`, { starts_at: '2026-11-23T10:00', practitioner_id }, admin);
    },
  ],
  'PUT /api/freed-times/{id}': [
    'changed visit',
    async () => {
      await noteRun(site.db, 'mail', Date.now());
      const settings = (await site.get('/api/visit-settings', admin)).body;
      await site.put('/api/visit-settings', { ...settings, offers_freed: true }, admin);
      await site.put(`/api/visits/${await visitId()}/status`, { status: 'cancelled' }, admin);
      const [freed] = (await site.get('/api/freed-times', admin)).body;
      expect((await site.put(`/api/freed-times/${freed.id}`, { decision: 'stop' }, admin)).status).toBe(200);
    },
  ],
  'POST /api/visits/{id}/wait-list': [
    'changed visit',
    async () => {
      const { wish, practitioner_id } = await waitingId();
      const place = { starts_at: '2026-11-23T12:00', practitioner_id };
      const { body } = await site.post(`/api/wait-list/${wish}/visit`, place, admin);
      const before = { starts_at: '2026-11-24T09:00', practitioner_id };
      await site.post(`/api/visits/${body.id}/wait-list`, { wish: { until: '2026-11-24' }, before }, admin);
    },
  ],
  'POST /api/appointments/{id}/told-marks': [
    'told appointment',
    async () =>
      site.post(`/api/appointments/${await bookingId()}/told-marks`, { message: 'received', channel: 'sms' }, admin),
  ],
  'DELETE /api/told-marks/{id}': [
    'changed appointment',
    async () => {
      const told = { message: 'received', channel: 'sms' };
      const { body } = await site.post(`/api/appointments/${await bookingId()}/told-marks`, told, admin);
      await site.delete(`/api/told-marks/${body.last_told.id}`, admin);
    },
  ],
  'PUT /api/admin/language': [
    `changed administrator ${administrator.email}`,
    () => site.put('/api/admin/language', { language: 'en' }, admin),
  ],
  'PUT /api/admin/mails': [
    `changed administrator ${administrator.email}`,
    () => site.put('/api/admin/mails', { new_request: true, cancellation: false, trouble: false }, admin),
  ],
  'DELETE /api/messages/{id}': [
    'changed appointment',
    async () => {
      await site.delete(`/api/messages/${await waitingMessage()}`, admin);
    },
  ],
  'POST /api/messages/{id}/retry': [
    'changed appointment',
    async () => {
      const id = await waitingMessage();
      await site.db.updateTable('outbox').set({ state: 'refused' }).where('id', '=', id).execute();
      await site.post(`/api/messages/${id}/retry`, {}, admin);
    },
  ],
  'PUT /api/message-templates/{id}': [
    'changed message-template We have your request',
    () => site.put('/api/message-templates/1', { text: 'Hello {name}' }, admin),
  ],
  'PUT /api/appointments/{id}/next-call': [
    'changed appointment',
    async () => site.put(`/api/appointments/${await bookingId()}/next-call`, { next_call: '2026-11-23' }, admin),
  ],
  'PUT /api/appointments/{id}/return-reason': [
    'changed appointment',
    async () => {
      const id = await bookingId();
      const visit = { appointment_id: id, practitioner_id: null, starts_at: '2026-11-20T09:30', anyway: true };
      const { body } = await site.post('/api/visits', visit, admin);
      await site.put(`/api/visits/${body.id}/status`, { status: 'fulfilled' }, admin);
      await site.put(`/api/appointments/${id}/return-reason`, { reason: 'Abroad' }, admin);
    },
  ],
  'PUT /api/appointments/{id}/outcome': [
    'done appointment',
    async () => site.put(`/api/appointments/${await bookingId()}/outcome`, { outcome: 'cancelled' }, admin),
  ],
  'POST /api/appointments/outcomes': [
    'done appointment',
    async () => {
      const appointments = [{ id: await bookingId(), version: 1 }];
      await site.post('/api/appointments/outcomes', { appointments, outcome: 'cancelled' }, admin);
    },
  ],
  'POST /api/appointments/{id}/reopen': [
    'reopened appointment',
    async () => {
      const id = await bookingId();
      await site.put(`/api/appointments/${id}/remark`, { remarks: 'Called.' }, admin);
      await site.post(`/api/appointments/${id}/reopen`, undefined, admin);
    },
  ],
  'PUT /api/appointments/{id}/details': [
    'changed appointment',
    async () => site.put(`/api/appointments/${await bookingId()}/details`, await bookingOf(site), admin),
  ],
  'POST /api/admin/appointments': [
    'added appointment',
    async () => site.post('/api/admin/appointments', await bookingOf(site), admin),
  ],
  'PUT /api/reviewVisibility/{id}': [
    'shown review',
    async () => site.put(`/api/reviewVisibility/${await reviewId()}`, { isActive: true }, admin),
  ],
  'DELETE /api/reviews/{id}': ['deleted review', async () => site.delete(`/api/reviews/${await reviewId()}`, admin)],
  'POST /api/blogs': ['added blog Knee pain', blogId],
  'PUT /api/blogs/{id}': [
    'changed blog Knee pain',
    async () => site.put(`/api/blogs/${await blogId()}`, formOf(blog), admin),
  ],
  'PATCH /api/blogs/{id}/status': [
    'published blog Knee pain',
    async () => site.patch(`/api/blogs/${await blogId()}/status`, { is_active: 1 }, admin),
  ],
  'DELETE /api/blogs/{id}': ['deleted blog Knee pain', async () => site.delete(`/api/blogs/${await blogId()}`, admin)],
  'POST /api/upload-photo': ['added gallery-item Our gym', itemId],
  'PUT /api/gallery/{id}': [
    'changed gallery-item Our garden',
    async () => site.put(`/api/gallery/${await itemId()}`, { title: 'Our garden' }, admin),
  ],
  'PUT /api/gallery/{id}/position': [
    'changed gallery-item Our gym',
    async () => site.put(`/api/gallery/${await itemId()}/position`, { after: null }, admin),
  ],
  'POST /api/gallery/{id}/withdrawal': [
    'withdrawn gallery-item',
    async () => {
      const { id } = (await site.post('/api/upload-photo', await pairOf(), admin)).body;
      await site.post(`/api/gallery/${id}/withdrawal`, undefined, admin);
    },
  ],
  'DELETE /api/gallery/{id}': [
    'deleted gallery-item Our gym',
    async () => site.delete(`/api/gallery/${await itemId()}`, admin),
  ],
  'POST /api/careers': ['added opening Front desk', openingId],
  'PUT /api/careers/{id}': [
    'changed opening Back office',
    async () => site.put(`/api/careers/${await openingId()}`, { ...opening, position: 'Back office' }, admin),
  ],
  'DELETE /api/careers/{id}': [
    'deleted opening Front desk',
    async () => site.delete(`/api/careers/${await openingId()}`, admin),
  ],
  'DELETE /api/applications/{id}': [
    'deleted application Front desk',
    async () => site.delete(`/api/applications/${await applicationId()}`, admin),
  ],
  'POST /api/applications/{id}/restore': [
    'restored application Front desk',
    async () => bringBack('applications', applicationId),
  ],
  'POST /api/careers/{id}/restore': ['restored opening Front desk', async () => bringBack('careers', openingId)],
  'POST /api/reviews/{id}/restore': ['restored review', async () => bringBack('reviews', reviewId)],
  'POST /api/blogs/{id}/restore': ['restored blog Knee pain', async () => bringBack('blogs', blogId)],
  'POST /api/gallery/{id}/restore': ['restored gallery-item Our gym', async () => bringBack('gallery', itemId)],
  'POST /api/conditions/{id}/restore': [
    'restored condition Tennis elbow',
    async () => bringBack('conditions', conditionId),
  ],
  'POST /api/symptoms/{id}/restore': [
    'restored symptom Cold hands',
    async () =>
      bringBack('symptoms', async () => (await site.post('/api/symptoms', { name: 'Cold hands' }, admin)).body.id),
  ],
  'POST /api/notices/{id}/restore': ['restored notice Closed on Friday.', async () => bringBack('notices', noticeId)],
  'POST /api/closures/{id}/restore': ['restored closure Diwali', async () => bringBack('closures', closureId)],
  'POST /api/conditions': ['added condition Tennis elbow', conditionId],
  'PUT /api/conditions/{id}': [
    "changed condition Golfer's elbow",
    async () => {
      const form = formOf({ ...condition, name: "Golfer's elbow" });
      await site.put(`/api/conditions/${await conditionId()}`, form, admin);
    },
  ],
  'DELETE /api/conditions/{id}': [
    'deleted condition Tennis elbow',
    async () => site.delete(`/api/conditions/${await conditionId()}`, admin),
  ],
  'POST /api/symptoms': [
    'added symptom Numb fingers',
    async () => site.post('/api/symptoms', { name: 'Numb fingers' }, admin),
  ],
  'PUT /api/symptoms/{id}': [
    'changed symptom Tired eyes',
    async () => site.put(`/api/symptoms/${await symptomId()}`, { name: 'Tired eyes' }, admin),
  ],
  'DELETE /api/symptoms/{id}': [
    'deleted symptom Cold feet',
    async () => {
      const { body } = await site.post('/api/symptoms', { name: 'Cold feet' }, admin);
      await site.delete(`/api/symptoms/${body.id}`, admin);
    },
  ],
  'PUT /api/allTreatments': [
    'changed treatment Renamed in a table',
    async () => {
      const [first] = (await site.get('/api/allTreatments', admin)).body;
      await site.put('/api/allTreatments', { treatments: [{ ...first, name: 'Renamed in a table' }] }, admin);
    },
  ],
  'PUT /api/treatments/{id}/visibility': [
    'hidden treatment Post-COVID Physiotherapy',
    async () => site.put('/api/treatments/1/visibility', { is_hidden: true }, admin),
  ],
  'PUT /api/treatments/{id}/position': [
    'changed treatment Post-COVID Physiotherapy',
    async () => site.put('/api/treatments/1/position', { after: 2 }, admin),
  ],
  'PUT /api/signs/{id}': [
    'changed sign Chest pain',
    async () => {
      const [sign] = (await site.get('/api/allSigns', admin)).body;
      await site.put(`/api/signs/${sign.id}`, { ...sign, sign: 'Chest pain' }, admin);
    },
  ],
  'PUT /api/problems/{id}/position': [
    'changed problem Back pain',
    async () => site.put('/api/problems/1/position', { after: 2 }, admin),
  ],
  'POST /api/problems/{id}/restore': [
    'restored problem Jaw pain',
    async () => {
      const problem = { name: 'Jaw pain', body_area: null, treatment_ids: [] };
      await bringBack('problems', async () => (await site.post('/api/problems', problem, admin)).body.id);
    },
  ],
  'PUT /api/pages/{id}/visibility': [
    'shown page How to find us',
    async () => site.put(`/api/pages/${await pageId()}/visibility`, { is_hidden: false }, admin),
  ],
  'PUT /api/pages/{id}/position': [
    'changed page How to find us',
    async () => site.put(`/api/pages/${await pageId()}/position`, { after: null }, admin),
  ],
  'POST /api/pages/{id}/restore': ['restored page How to find us', async () => bringBack('pages', pageId)],
  'PUT /api/clinic': [
    'changed clinic-profile',
    async () => site.put('/api/clinic', { ...clinicProfile, practitioners: [] }, admin),
  ],
  'PUT /api/clinic/two-step-rule': [
    'changed clinic-profile',
    async () => site.put('/api/clinic/two-step-rule', { required: false, ...proof }, admin),
  ],
  'PUT /api/clinic/lock': ['changed clinic-profile', async () => site.put('/api/clinic/lock', { minutes: 60 }, admin)],
  'POST /api/appointments/{id}/link': [
    'link-given appointment',
    async () => site.post(`/api/appointments/${await bookingId()}/link`, undefined, admin),
  ],
  'POST /api/patient-data/find': [
    'looked-up patient-data of one patient: 1 request, 0 reviews, 1 contact card',
    async () => {
      await site.post(
        '/api/appointments',
        await bookingOf(site, { name: 'Only Sample', email: null, phone: '70707 0' }),
      );
      await site.post('/api/patient-data/find', { contact: '70707 0' }, admin);
    },
  ],
  'POST /api/admin/session/unlock': [
    `unlocked administrator ${administrator.email}`,
    async () => {
      await site.post('/api/admin/session/lock', undefined, admin);
      await site.post('/api/admin/session/unlock', proof, admin);
    },
  ],
  'POST /api/appointments/export': [
    'exported appointment',
    async () => site.post('/api/appointments/export', {}, admin),
  ],
  'POST /api/appointments/export/excel': [
    'exported appointment',
    async () => site.post('/api/appointments/export/excel', {}, admin),
  ],
  'POST /api/patient-data/export': [
    'exported patient-data of one patient: 1 request, 0 reviews',
    async () => {
      const { id } = (await site.post('/api/appointments', await bookingOf(site, { phone: '70707 1' }))).body;
      const chosen = { contact: '70707 1', appointments: [id], reviews: [] };
      await site.post('/api/patient-data/export', chosen, admin);
    },
  ],
  'POST /api/patient-data/erase': [
    'erased patient-data of one patient: 1 request, 0 reviews',
    async () => {
      const { id } = (await site.post('/api/appointments', await bookingOf(site, { phone: '70707 2' }))).body;
      const chosen = { contact: '70707 2', appointments: [id], reviews: [] };
      await site.post('/api/patient-data/erase', { ...chosen, currentPassword: administrator.password }, admin);
    },
  ],
  'PUT /api/patient-data/retention': [
    'changed clinic-profile',
    async () => site.put('/api/patient-data/retention', { months: 36, ...proof }, admin),
  ],
  'POST /api/administrators': [
    'added administrator new@example.com',
    async () => site.post('/api/administrators', newColleague('New@Example.com'), admin),
  ],
  'PUT /api/appearance': ['changed appearance', () => site.put('/api/appearance', look, admin)],
  'PUT /api/texts/{page}': ['changed texts About Us', () => site.put('/api/texts/about', { team: 'Meet us.' }, admin)],
  'PUT /api/translations/{language}/{kind}/{record}': [
    'changed texts About Us',
    () => site.put('/api/translations/hi/texts/about', { words: { team: 'हमसे मिलें।' } }, admin),
  ],
  'PUT /api/translations/{language}/{kind}/{record}/check': [
    'changed sign Pain in the arm, shoulder, neck or jaw with chest pain, sweating or trouble breathing',
    () => site.put('/api/translations/hi/sign/2/check', { is_checked: 1 }, admin),
  ],
  'PUT /api/administrators/{id}/access': [
    'disabled administrator gone@example.com',
    async () => {
      const { body } = await site.post('/api/administrators', newColleague('gone@example.com'), admin);
      await site.put(`/api/administrators/${body.id}/access`, { disabled: true }, admin);
    },
  ],
  'PUT /api/administrators/{id}/name': [
    'changed administrator named@example.com',
    async () => {
      const { body } = await site.post('/api/administrators', newColleague('named@example.com'), admin);
      await site.put(`/api/administrators/${body.id}/name`, { name: 'Asha Rao' }, admin);
    },
  ],
  'PUT /api/administrators/{id}/role': [
    'made-owner administrator promoted@example.com',
    async () => {
      const { body } = await site.post('/api/administrators', newColleague('promoted@example.com'), admin);
      await site.put(`/api/administrators/${body.id}/role`, { role: 'owner', ...proof }, admin);
    },
  ],
  'POST /api/administrators/{id}/password-link': [
    'link-made administrator forgetful@example.com',
    async () => {
      const { body } = await site.post('/api/administrators', newColleague('forgetful@example.com'), admin);
      await site.post(`/api/administrators/${body.id}/password-link`, proof, admin);
    },
  ],
  'POST /api/administrators/{id}/second-factor/removal': [
    'second-factor-off administrator phoneless@example.com',
    async () => {
      const { body } = await site.post('/api/administrators', newColleague('phoneless@example.com'), admin);
      await site.db.updateTable('administrators').set({ totp_secret: 'x' }).where('id', '=', body.id).execute();
      await site.post(`/api/administrators/${body.id}/second-factor/removal`, proof, admin);
    },
  ],
  'DELETE /api/administrators/{id}': [
    'deleted administrator removed@example.com',
    async () => {
      const { body } = await site.post('/api/administrators', newColleague('removed@example.com'), admin);
      await site.delete(`/api/administrators/${body.id}`, admin);
    },
  ],
  'POST /api/imports/wordpress': [
    'added import old.xml',
    async () => {
      const { body } = await importWordpress();
      await expect.poll(async () => (await site.get(`/api/imports/${body.id}`, admin)).body.state).toBe('done');
    },
  ],
  'POST /api/imports/markdown': [
    'added import knee.md',
    async () => {
      const files = [{ name: 'knee.md', text: '# Knees\n\nThey bend.' }];
      await site.post('/api/imports/markdown', { as_drafts: 0, files }, admin);
    },
  ],
  'DELETE /api/imports/{id}': [
    'deleted import hips.md',
    async () => {
      const files = [{ name: 'hips.md', text: '# Hips\n\nThey turn.' }];
      const { body } = await site.post('/api/imports/markdown', { as_drafts: 0, files }, admin);
      await site.delete(`/api/imports/${body.id}`, admin);
    },
  ],
  'POST /api/imports/tables/{kind}': [
    'added import openings.csv',
    () => importTable(site, 'openings', 'Position,Description,Years of experience\nPorter,Helps,0\n', admin),
  ],
  'PUT /api/first-steps': ['changed first-steps', async () => site.put('/api/first-steps', { is_hidden: true }, admin)],
  'PUT /api/first-steps/{step}': [
    'changed first-steps',
    async () => site.put('/api/first-steps/hours', { is_done: true }, admin),
  ],
  'POST /api/samples/removal': ['deleted samples 1 opening', async () => removeSampleOpening()],
  'POST /api/samples/restore': [
    'restored samples 1 opening',
    async () => {
      site.clock.now += 1_000; // what was removed at the same moment comes back with it
      const { removed_at } = (await removeSampleOpening()).body;
      await site.post('/api/samples/restore', { removed_at }, admin);
    },
  ],
  'POST /api/system/backup': ['added backup', async () => site.post('/api/system/backup', undefined, admin)],
  'POST /api/system/backup/download': [
    'exported backup',
    async () => site.post('/api/system/backup/download', proof, admin),
  ],
  'POST /api/system/backup/delete': [
    'deleted backup',
    async () => {
      const { body } = await site.post('/api/system/backup', undefined, admin);
      return site.post('/api/system/backup/delete', { ...proof, name: body.backup.all[0].name }, admin);
    },
  ],
  'POST /api/webhooks': ['added webhook programs.example', () => addWebhook()],
  'PUT /api/webhooks/{id}': [
    'changed webhook programs.example',
    async () => site.put(`/api/webhooks/${await addWebhook()}`, { events: ['review.created'] }, admin),
  ],
  'DELETE /api/webhooks/{id}': [
    'deleted webhook programs.example',
    async () => site.delete(`/api/webhooks/${await addWebhook()}`, admin),
  ],
  'POST /api/webhooks/{id}/secret': [
    'link-renewed webhook programs.example',
    async () => site.post(`/api/webhooks/${await addWebhook()}/secret`, proof, admin),
  ],
  'DELETE /api/devices/{id}': [
    `signed-out administrator ${administrator.email}`,
    async () => {
      await site.signInAsBrowser();
      const { body } = await site.get('/api/devices', admin);
      const { id } = body.find(({ name }: { name: string }) => name !== 'A script');
      await site.delete(`/api/devices/${id}`, admin);
    },
  ],
  'POST /api/admin/second-factor/confirmation': [
    `second-factor-on administrator ${administrator.email}`,
    async () => {
      const { body } = await site.post('/api/admin/second-factor', { currentPassword: administrator.password }, admin);
      const code = authenticatorCode(body.secret, site.clock.now);
      const confirmed = await site.post('/api/admin/second-factor/confirmation', { code }, admin);
      recoveryCodes = confirmed.body.recovery_codes;
    },
  ],
  'POST /api/admin/second-factor/recovery-codes': [
    `recovery-codes-renewed administrator ${administrator.email}`,
    async () => {
      recoveryCodes = (await prove('recovery-codes')).body.recovery_codes;
    },
  ],
  'POST /api/admin/second-factor/removal': [
    `second-factor-off administrator ${administrator.email}`,
    () => prove('removal'),
  ],
  'PUT /api/admin/password': [
    `password-changed administrator ${administrator.email}`,
    async () => {
      const body = { currentPassword: administrator.password, newPassword: 'another long passphrase' };
      await site.put('/api/admin/password', body, admin);
    },
  ],
};

async function addWebhook(): Promise<number> {
  const body = { url: 'https://programs.example/clinic', events: ['visit.booked'], ...proof };
  return (await site.post('/api/webhooks', body, admin)).body.id;
}

/** Calls of practitioners, whose tests are beside those calls. */
const ofPractitioners = [
  'PUT /api/calendar-feeds/own',
  'POST /api/calendar-feeds/own/renewal',
  'DELETE /api/calendar-feeds/own',
];

/** Calls without a visible change. A preview is for its maker alone. A picture counts once a blog or the clinic profile uses it, a secret once it is confirmed. */
const withoutEntry = [
  'POST /api/appointments/search',
  'POST /api/patients/search',
  'POST /api/reviews/search',
  'POST /api/visits/series/plan',
  'POST /api/calendar/outside',
  'POST /api/calendar/moves',
  'PUT /api/appointments/{id}/draft',
  'PUT /api/presence',
  'POST /api/appearance/logo',
  'POST /api/clinic/pictures',
  'POST /api/clinic/pictures/cuts',
  'POST /api/mail/test',
  'POST /api/webhooks/{id}/test',
  'POST /api/webhook-deliveries/{id}/replay',
  'POST /api/previews/texts/{page}',
  'POST /api/previews/notice',
  'POST /api/previews/closure',
  'POST /api/previews/opening',
  'POST /api/previews/page',
  'POST /api/previews/treatment',
  'POST /api/previews/condition',
  'POST /api/previews/clinic',
  'POST /api/blog-pictures',
  'POST /api/imports/tables/{kind}/preview',
  'POST /api/admin/second-factor',
  'DELETE /api/admin/devices/{id}',
  'POST /api/admin/logout',
  'POST /api/admin/logout-everywhere',
  'POST /api/admin/session/prolong',
  'POST /api/admin/session/lock',
];

test('a record that is only added, changed and deleted leaves an entry of each', async () => {
  const failures = await failuresOf(
    exampleRecords.map((record) => [record.path, record] as const),
    async ([path, record]) => {
      const { body, isDeletable } = record;
      const { id } = (await site.post(path, body, admin)).body;
      const { status } = await site.put(`${path}/${id}`, body, admin);
      const actions = ['changed', 'added'];
      if (isDeletable) {
        await site.delete(`${path}/${id}`, admin);
        actions.unshift('deleted');
      }
      expect(status).toBe(200);
      const { body: entries } = await site.get(`/api/audit-log?limit=${actions.length}`, admin);
      const [{ kind, subject }] = entries;
      expect(entries).toMatchObject(actions.map((action) => ({ action, kind, subject, subject_id: id })));
      expect(Object.values(body)).toContain(subject);
      expect(path).toContain(kind);
    },
  );
  expect(failures).toEqual([]);
});

test('every call with which an administrator changes something is tested here', () => {
  const writes = allEndpoints.filter(({ access, method }) => access !== 'public' && method !== 'GET');
  const names = writes.map(({ method, path }) => `${method} ${path}`);
  const ordinary = exampleRecords.flatMap(({ path, isDeletable }) => [
    `POST ${path}`,
    `PUT ${path}/{id}`,
    ...(isDeletable ? [`DELETE ${path}/{id}`] : []),
  ]);
  expect([...Object.keys(changes), ...ordinary, ...ofPractitioners, ...withoutEntry].toSorted()).toEqual(
    names.toSorted(),
  );
});

const namedByReference = new Set(['appointment', 'visit']);

/** Someone has read or signed in, and no record has changed; backups are files. */
const isEvent = (described: string) => /^(exported|looked-up|link-given|unlocked) | backup$/.test(described);

test('every change is recorded, with administrator, action, subject and time, and then open streams are told', async () => {
  const failures = await failuresOf(Object.entries(changes), async ([, [described, change]]) => {
    const previous = (await site.get('/api/audit-log?limit=1', admin)).body[0]?.id;
    await change();
    const { body } = await site.get('/api/audit-log?limit=1', admin);
    const [{ id, administrator: who, action, kind, subject, created_at }] = body;
    expect(id).not.toBe(previous);
    expect([action, kind, ...(subject && !namedByReference.has(kind) ? [subject] : [])].join(' ')).toBe(described);
    expect(who).toBe(administrator.email);
    expect(created_at).toBe(new Date(site.clock.now).toISOString());
    expect(isTold || isEvent(described)).toBe(true);
  });
  expect(failures).toEqual([]);
});

test('a refused change is not recorded', async () => {
  const id = await blogId();
  const before = (await site.get('/api/audit-log?limit=1', admin)).body[0].id;
  await site.delete(`/api/blogs/${id}`, { ...admin, 'If-Match': '"7"' });
  await site.delete('/api/blogs/2000000', admin);
  expect((await site.get('/api/audit-log?limit=1', admin)).body[0].id).toBe(before);
});

test('sign-ins, failed ones and failed proofs are recorded with a hash of the client’s address, never with what was typed', async () => {
  const other = await createTestApp();
  const from = (path: string, body: object, address: string, headers = {}) =>
    other.send(
      path,
      { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) },
      address,
    );
  const login = (body: object, address = '192.0.2.7') => from('/api/admin/login', body, address);
  const { token } = (await login(administrator)).body;
  const headers = { Authorization: `Bearer ${token}` };
  await login({ ...administrator, password: 'mango tractor evening' });
  await login({ email: 'mango tractor evening', password: 'x' }, '192.0.2.8');
  await from('/api/system/backup/download', { currentPassword: 'not it' }, '192.0.2.7', headers);
  const { body } = await other.get('/api/audit-log', headers);
  const { email } = administrator;
  const known = { kind: 'administrator', subject: email, client: expect.stringMatching(/^[\w-]{8}$/) };
  expect(body).toMatchObject([
    { ...known, action: 'proof-failed', administrator: email },
    { action: 'sign-in-failed', administrator: null, subject: null, subject_id: null },
    { ...known, action: 'sign-in-failed', administrator: null },
    { ...known, action: 'signed-in', administrator: email },
  ]);
  expect(new Set(body.map(({ client }: { client: string }) => client)).size).toBe(2);
  expect(JSON.stringify(await other.db.selectFrom('audit_log').selectAll().execute())).not.toMatch(/192|mango/);
  for (let index = 0; index < 70; index += 1) await login({ email: `x${index}`, password: 'x' }, `192.0.2.${index}`);
  expect((await other.get('/api/audit-log?limit=100', headers)).body).toHaveLength(63);
  await other.close();
});

test('the log contains no patient data', async () => {
  const id = await bookingId();
  await site.put(`/api/appointments/${id}/remark`, { remarks: 'Called about the shoulder.' }, admin);
  await site.put(`/api/reviewVisibility/${await reviewId()}`, { isActive: true }, admin);
  const text = JSON.stringify(await site.db.selectFrom('audit_log').selectAll().execute());
  for (const detail of ['Meera', 'meera@', '+91', 'Called', 'Asha', 'asha@', 'Kind'])
    expect(text).not.toContain(detail);
});

test('the log is paged, newest first', async () => {
  for (let index = 0; index < 3; index++) await blogId();
  const first = await site.get('/api/audit-log?limit=2', admin);
  expect(first.headers.get('Link')).toContain('rel="next"');
  expect(first.body[0].id).toBeGreaterThan(first.body[1].id);
});

test('the log is still available under its earlier path', async () => {
  const [now, before] = await Promise.all([
    site.get('/api/audit-log?limit=2', admin),
    site.get('/api/trail?limit=2', admin),
  ]);
  expect(before).toMatchObject({ status: 200, body: now.body });
  expect((await site.get('/api/trail')).status).toBe(401);
});
