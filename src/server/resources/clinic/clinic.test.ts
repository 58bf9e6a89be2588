import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as clinicMessages from '#contract/messages/clinic.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { TreatmentRecord } from '#contract/treatments.ts';
import { clinicProfile, practitioners } from '#server/db/seed/content/clinic.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { addPractitioner, bookingOf, fileOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

const [{ picture: _, ...nila }] = practitioners as [(typeof practitioners)[number]];
const profile = { ...clinicProfile, practitioners: [{ ...nila, image: null }] };
const [slide] = clinicProfile.heroSlides;

const save = (body: object, headers: Record<string, string> = {}) =>
  site.put('/api/clinic', body, { ...admin, ...headers });
const read = async () => (await site.get('/api/clinic')).body;
beforeEach(async () => {
  await save(profile);
});

async function upload(place: 'practitioners' | 'slides') {
  const { status, body } = await site.post('/api/clinic/pictures', formOf({ place, image: await pictureOf() }), admin);
  expect(status).toBe(201);
  return body.image as string;
}

const homeVisits = { label: 'Home visits', number: '+91 00000 00003' };
const withPortrait = (image: string | null) => ({ ...profile, practitioners: [{ ...nila, image }] });
const withSlide = (image: string) => ({ ...profile, heroSlides: [{ ...slide, image, alt: 'Our gym' }] });

describe('reading the profile', () => {
  test('is public, and does not expose other stored fields', async () => {
    const stored = { ...profile, smtpPassword: 'secret' };
    await site.db
      .updateTable('clinic_profile')
      .set({ profile: JSON.stringify(stored), version: 7 })
      .execute();
    const { status, body } = await site.get('/api/clinic');
    expect(status).toBe(200);
    const practitioners = [{ ...nila, shown: true, image: null, id: expect.any(Number) as number }];
    expect(body).toEqual({ ...profile, practitioners, retentionMonths: null, offersTimes: false, version: 7 });
  });

  test('a profile stored by an older version gets slides, and hours grouped by days', async () => {
    const { heroSlides: _, otherPhones: __, ...older } = profile;
    const openingHours = [
      { days: ['Monday', 'Friday'], opens: '09:00', closes: '13:00' },
      { days: ['Saturday'], opens: '10:00', closes: '12:00' },
      { days: ['Monday', 'Friday'], opens: '16:00', closes: '20:00' },
    ];
    await site.db
      .updateTable('clinic_profile')
      .set({ profile: JSON.stringify({ ...older, openingHours }) })
      .execute();
    const body = await read();
    expect(body.heroSlides).toEqual(clinicProfile.heroSlides);
    expect(body.otherPhones).toEqual([]);
    expect(body.openingHours).toEqual([
      {
        days: ['Monday', 'Friday'],
        spans: [
          { opens: '09:00', closes: '13:00' },
          { opens: '16:00', closes: '20:00' },
        ],
      },
      { days: ['Saturday'], spans: [{ opens: '10:00', closes: '12:00' }] },
    ]);
    expect((await save({ ...body })).status).toBe(200);
  });
});

describe('changing the profile', () => {
  test('leaves the currency, the map link, other numbers and languages as they are if they are missing', async () => {
    const given = { currency: 'NPR', mapLink: 'https://maps.example.com/clinic', otherPhones: [homeVisits] };
    await save({ ...profile, ...given, languages: ['hi'] });
    const { currency: _, mapLink: __, otherPhones: ___, languages: ____, ...older } = { ...profile, languages: [] };
    await save(older);
    expect(await read()).toMatchObject({ ...given, languages: ['hi'] });
  });

  test('stores all fields, increments the version and takes effect immediately', async () => {
    const { version } = await read();
    const changed = {
      name: 'Sample Clinic',
      email: 'clinic@example.com',
      phone: '+91 00000 00001',
      whatsapp: '+91 00000 00002',
      otherPhones: [homeVisits, { label: 'Front desk', number: '+91 00000 00004' }],
      emergencyNumber: '102',
      ambulanceNumber: null,
      crisisLine: 'Sample Line 1166',
      showsReviews: false,
      languages: ['hi'],
      dataProcessors: 'Sample Hosting',
      address: { street: 'Side Street 2', locality: 'Pune', region: 'Maharashtra', postalCode: '1', country: 'NP' },
      mapLink: 'https://maps.example.com/clinic',
      timeZone: 'Asia/Kathmandu',
      currency: 'NPR',
      openingHours: [
        { days: ['Monday'], spans: [{ opens: '08:00', closes: '12:30' }] },
        { days: ['Sunday'], spans: [] },
      ],
      socialLinks: { facebook: 'https://example.com/clinic', instagram: '', linkedin: '', twitter: '' },
      darkStyling: true,
      startPopup: false,
      practitioners: [{ ...nila, image: null, biography: null, yearsOfExperience: 0 }],
      heroSlides: [{ ...slide, drawing: 'knee' }],
    };
    const { status, body, headers } = await save({ ...changed, smtpPassword: 'ignored' });
    expect(status).toBe(200);
    const practitioners = [{ ...changed.practitioners[0], shown: true, id: expect.any(Number) as number }];
    const after = { ...changed, retentionMonths: null, offersTimes: false, version: version + 1 };
    expect(body).toMatchObject({ ...after, practitioners });
    expect(headers.get('ETag')).toBe(`"${version + 1}"`);
    expect(await read()).toEqual({ ...after, practitioners });
  });

  test('succeeds from the current version, and is refused from a stale one', async () => {
    const { version } = await read();
    const first = await save({ ...profile, name: 'From the first' }, { 'If-Match': `"${version}"` });
    expect(first.status).toBe(200);
    expectProblem(await save({ ...profile, name: 'From the second' }, { 'If-Match': `"${version}"` }), 'stale');
    expect((await read()).name).toBe('From the first');
  });

  test('succeeds although the settings beside it were changed in the meantime', async () => {
    const { version } = await read();
    const { version: settingsVersion, ...settings } = (await site.get('/api/visit-settings', admin)).body;
    expect((await site.put('/api/visit-settings', { ...settings, weeks_ahead: 9 }, admin)).status).toBe(200);
    expect((await site.put('/api/clinic/lock', { minutes: 60 }, admin)).status).toBe(200);
    const retention = { months: null, currentPassword: administrator.password };
    expect((await site.put('/api/patient-data/retention', retention, admin)).status).toBe(200);
    expect((await save(profile, { 'If-Match': `"${version}"` })).status).toBe(200);
    const { body } = await site.get('/api/visit-settings', admin);
    expect(body).toEqual({ ...settings, weeks_ahead: 9, version: settingsVersion + 1 });
  });

  test('of a setting beside it is named in the audit log, if it differs', async () => {
    const proof = { currentPassword: administrator.password };
    const lastFields = async () => (await site.get('/api/audit-log?limit=1', admin)).body[0].fields;
    await site.put('/api/clinic/lock', { minutes: 15 }, admin);
    expect(await lastFields()).toEqual(['time until screens lock']);
    await site.put('/api/clinic/lock', { minutes: 15 }, admin);
    expect(await lastFields()).toEqual([]);
    expect((await site.put('/api/clinic/two-step-rule', { required: false }, admin)).status).toBe(422);
    expect((await site.put('/api/clinic/two-step-rule', { required: false, ...proof }, admin)).status).toBe(200);
    expect(await lastFields()).toEqual([]);
  });

  test('of the time zone changes the days of lists immediately', async () => {
    const { status } = await site.get('/api/reviews?from=2026-11-20&to=2026-11-20', admin);
    expect(status).toBe(200);
    await site.post('/api/submit-review', {
      name: 'Asha B.',
      email: 'asha@example.com',
      mobile: '+91 00000 00002',
      rating: 5,
    });
    const today = async () => (await site.get('/api/reviews?from=2026-11-20&to=2026-11-20', admin)).body.length;
    expect(await today()).toBe(1); // where it is half past eleven in the morning
    await save({ ...profile, timeZone: 'Pacific/Honolulu' });
    expect(await today()).toBe(0);
  });

  test('sorts days and times, trims texts and stores empty ones as null', async () => {
    const spans = [
      { opens: '16:00', closes: '20:00' },
      { opens: '09:00', closes: '13:00' },
    ];
    const openingHours = [{ days: ['Friday', 'Monday', 'Friday'], spans }];
    const { body } = await save({ ...profile, name: '  Clinic ', whatsapp: ' ', openingHours });
    expect(body).toMatchObject({ name: 'Clinic', whatsapp: null });
    expect(body.openingHours).toEqual([{ days: ['Monday', 'Friday'], spans: spans.toReversed() }]);
  });

  test('accepts every list empty', async () => {
    const failures = await failuresOf(['practitioners', 'openingHours'], async (list) => {
      expect((await save({ ...profile, [list]: [] })).body[list]).toEqual([]);
    });
    expect(failures).toEqual([]);
  });
});

interface Named {
  id: number;
  name: string;
}

interface Member extends Named {
  usualRoomId: number | null;
  treatmentIds: number[];
}

const later = { name: 'Wax bath', kind: 'therapy', minutes: 30, price_from: null, not_if: null };
const settings = { hold_hours: 48, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };

describe('practitioners', () => {
  const arjun = { ...nila, name: 'Dr. Arjun Sample [PT]', image: null };
  const store = async (...practitioners: object[]): Promise<Named[]> =>
    (await save({ ...profile, practitioners })).body.practitioners;
  const rows = async () => site.db.selectFrom('practitioners').select(['id', 'left_at']).orderBy('id').execute();

  test('keep their ids through new names and another order', async () => {
    const [one, two] = (await store({ ...nila, image: null }, arjun)) as [Named, Named];
    const renamed = { ...arjun, id: two.id, name: 'Dr. Arjun Renamed [PT]' };
    const after = await store(renamed, { ...nila, image: null, id: one.id });
    expect(after).toMatchObject([
      { id: two.id, name: 'Dr. Arjun Renamed [PT]' },
      { id: one.id, name: nila.name },
    ]);
    const shown = after.map(({ id, name }) => [id, name]);
    expect((await read()).practitioners.map(({ id, name }: Named) => [id, name])).toEqual(shown);
  });

  test('who leave are deactivated, and are the same when they come back', async () => {
    const [, two] = (await store({ ...nila, image: null }, arjun)) as [Named, Named];
    const before = await rows();
    expect(await store({ ...nila, image: null })).toHaveLength(1);
    expect(await rows()).toEqual(before.map((row) => (row.id === two.id ? { ...row, left_at: site.clock.now } : row)));
    expect((await store({ ...nila, image: null }, arjun))[1]?.id).toBe(two.id);
    await store();
    expect((await store({ ...arjun, id: two.id, name: 'Dr. Arjun Married [PT]' }))[0]?.id).toBe(two.id);
  });

  test('whom the website does not show need only a name, and visitors learn nothing of them', async () => {
    const name = 'Meera Sample';
    const [, meera] = await store({ ...nila, image: null }, { name, shown: false });
    const blank = { qualification: '', specialty: '', description: '', yearsOfExperience: 0, image: null };
    expect(meera).toMatchObject({ name, shown: false, ...blank });
    expect((await read()).practitioners.map((one: Named) => one.name)).toEqual([nila.name]);
    const { body: preview } = await site.post('/api/previews/clinic', { ...profile, practitioners: [meera] }, admin);
    const previewPath = `/api/previews/${preview.path.split('preview=')[1]}`;
    expect((await site.get(previewPath)).body.answers['/api/clinic'].practitioners).toEqual([]);
    const { body: all } = await site.get('/api/clinic/profile', admin);
    expect(all.practitioners.map((one: Named) => one.name)).toEqual([nila.name, name]);
    const { body } = await save({ ...profile, practitioners: [{ ...meera, shown: true, yearsOfExperience: '' }] });
    const fields = ['qualification', 'specialty', 'description', 'yearsOfExperience'];
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(
      fields.map((field) => `practitioners.0.${field}`),
    );
  });

  test('who leave can no longer sign in, and what they had open ends', async () => {
    const [one] = (await store({ ...nila, image: null })) as [Named];
    const theirs = await site.signIn('practitioner');
    await site.db
      .updateTable('administrators')
      .set({ practitioner_id: one.id })
      .where('role', '=', 'practitioner')
      .execute();
    expect((await site.get('/api/calendar', theirs)).status).toBe(200);
    await store();
    expect((await site.get('/api/calendar', theirs)).status).toBe(401);
    const { body } = await site.get('/api/administrators', admin);
    expect(body).toContainEqual(expect.objectContaining({ practitioner_id: one.id, disabled: true }));
  });

  describe('have a usual room and treatments that they give', () => {
    const treatments = async () => (await site.get('/api/allTreatments', admin)).body as TreatmentRecord[];
    const giversOf = async (id: number) => (await treatments()).find((one) => one.id === id)?.practitioner_ids;
    const everything = async () => (await treatments()).map(({ id }) => id);

    test('all treatments by default, also one that is added later; a list that anyone changes shows on both sides', async () => {
      const [one, two] = (await store({ ...nila, image: null }, arjun)) as [Member, Member];
      const all = await everything();
      expect([one.treatmentIds, two.treatmentIds]).toEqual([all, all]);
      const [first = 0, second = 0] = all;
      const without = await store(one, { ...two, treatmentIds: all.filter((id) => id !== first) });
      expect((without[1] as Member).treatmentIds).not.toContain(first);
      expect([await giversOf(first), await giversOf(second)]).toEqual([[one.id], null]);
      const { body: entries } = await site.get('/api/audit-log?limit=2', admin);
      expect(entries).toMatchObject([
        { action: 'changed', kind: 'treatment', subject_id: first, fields: ['practitioners'] },
        { action: 'changed', kind: 'clinic-profile', fields: ['practitioners'] },
      ]);
      const added = (await site.post('/api/treatments', { ...later, practitioner_ids: [two.id] }, admin)).body;
      const { body: now } = await site.get('/api/clinic/profile', admin);
      expect(now.practitioners.map((each: Member) => each.treatmentIds.includes(added.id))).toEqual([false, true]);
      const again = await store(one, { ...two, treatmentIds: [...all, added.id] });
      expect([(again[1] as Member).treatmentIds.includes(first), await giversOf(first)]).toEqual([true, null]);
      expect(await giversOf(added.id)).toEqual([two.id]);
    });

    test('a form without them, and a newcomer, change no list', async () => {
      const [one, two] = (await store({ ...nila, image: null }, arjun)) as [Member, Member];
      const [first = 0, ...others] = await everything();
      await store(one, { ...two, treatmentIds: others });
      const names = [
        { ...nila, image: null, id: one.id },
        { ...arjun, id: two.id },
      ];
      const [, , meera] = await store(...names, { name: 'Meera Sample', shown: false });
      expect((meera as Member).treatmentIds).not.toContain(first);
      expect(await giversOf(first)).toEqual([one.id]);
      const giving = { name: 'Meera Sample', shown: false, treatmentIds: [first, ...others] };
      const [, , back] = await store(...names, { ...giving, id: meera?.id });
      expect((back as Member).treatmentIds).toContain(first);
      expect(await giversOf(first)).toEqual([one.id, meera?.id]);
    });

    test('a treatment that no one would give is refused by name, and one whose only giver leaves is given by no one', async () => {
      const [one, two] = (await store({ ...nila, image: null }, arjun)) as [Member, Member];
      const others = await everything();
      const mud = { ...later, name: 'Mud bath', practitioner_ids: [one.id] };
      const { id: first, name } = (await site.post('/api/treatments', mud, admin)).body;
      const refused = await save({ ...profile, practitioners: [{ ...one, treatmentIds: others }, two] });
      expect(refused.body.errors).toEqual([
        { field: 'practitioners.0.treatmentIds', message: treatmentMessages.noOneGives(name) },
      ]);
      expect(await giversOf(first)).toEqual([one.id]);
      expect((await store({ ...two, treatmentIds: others })).length).toBe(1);
      expect(await giversOf(first)).toEqual([one.id]);
    });

    test('a form that was loaded before someone else changed a list or a room is out of date', async () => {
      const [one] = (await store({ ...nila, image: null })) as [Member];
      const stale = async (change: () => Promise<unknown>) => {
        const { version } = await read();
        await change();
        return (await save({ ...profile, practitioners: [one] }, { 'If-Match': `"${version}"` })).status;
      };
      const [first] = (await treatments()) as [TreatmentRecord];
      const path = `/api/treatments/${first.id}`;
      expect(await stale(() => site.put(path, { ...first, practitioner_ids: [one.id] }, admin))).toBe(412);
      expect(await stale(() => site.put(path, { ...first, practitioner_ids: [one.id] }, admin))).toBe(200);
      expect(await stale(() => site.put(`/api/practitioners/${one.id}/usual-room`, { room_id: null }, admin))).toBe(
        412,
      );
    });

    test('the room is one of those that can be chosen; one that is hidden since may stay', async () => {
      const room = (await site.post('/api/rooms', { name: 'Blue room' }, admin)).body;
      const [one] = (await store({ ...nila, image: null, usualRoomId: room.id })) as [Member];
      expect(one.usualRoomId).toBe(room.id);
      await site.put(`/api/rooms/${room.id}/visibility`, { is_hidden: true }, admin);
      expect(((await store(one)) as [Member])[0].usualRoomId).toBe(room.id);
      const refused = await save({ ...profile, practitioners: [one, { ...arjun, usualRoomId: room.id }] });
      expect(refused.body.errors).toEqual([{ field: 'practitioners.1.usualRoomId', message: visitMessages.noRoom }]);
      expect(JSON.stringify(await read())).not.toMatch(/usualRoom|treatmentIds/);
    });
  });

  test('who leave keep their series, visits and held times, which are listed, and lose feed, account and offers', async () => {
    const [one, two] = (await store({ ...nila, image: null }, arjun)) as [Named, Named];
    await site.put('/api/visit-settings', { ...settings, offers_times: true }, admin);
    const feed = (await site.put(`/api/practitioners/${two.id}/calendar-feed`, {}, admin)).body;
    const request = (await site.post('/api/appointments', await bookingOf(site))).body;
    const days = ['2026-12-01', '2026-12-08', '2026-12-15'];
    const series = days.map((day) => ({ starts_at: `${day}T10:00` }));
    const booked = await site.post(
      '/api/visits/series',
      { appointment_id: request.id, practitioner_id: two.id, visits: series },
      admin,
    );
    expect(booked.status).toBe(201);
    const wished = new Date('2026-12-02T10:00+05:30').toISOString();
    const wishes = { times: [{ starts_at: wished, practitioner_id: two.id }] };
    const held = (await site.post('/api/appointments', await bookingOf(site, { wishes, phone: '+91 00000 00555' })))
      .body;
    expect(held.held).toMatchObject({ starts_at: wished });
    const listOutside = async (body: object) => (await site.post('/api/calendar/outside', body, admin)).body;
    const before = await listOutside({ leaving: [two.id] });
    expect(before).toHaveLength(4);

    await store({ ...nila, image: null });
    const left = visitMessages.hasLeft('Dr. Arjun Sample [PT]');
    const outside = await listOutside({});
    expect(outside.map(({ reason, hold }: { reason: string; hold: object | null }) => [reason, hold !== null])).toEqual(
      [
        [left, false],
        [left, true],
        [left, false],
        [left, false],
      ],
    );
    expect((await site.get(feed.path)).status).toBe(404);
    expect((await site.get('/api/calendar-feeds', admin)).body).toMatchObject([{ practitioner_id: one.id }]);
    expect((await site.get('/api/times')).body.practitioners).toMatchObject([{ id: one.id }]);
    expect((await site.get('/api/times?practitioner_id=' + two.id)).status).toBe(422);
    const { body: calendar } = await site.get('/api/calendar?from=2026-12-01&to=2026-12-02', admin);
    expect(calendar.practitioners.find(({ id }: Named) => id === two.id)).toMatchObject({
      has_left: true,
      working: [],
    });
    const withHold = (await site.get('/api/calendar?from=2026-12-02&to=2026-12-02', admin)).body;
    expect(withHold.practitioners.map(({ id }: Named) => id)).toEqual([one.id, two.id]);
    expect(withHold.holds).toMatchObject([{ practitioner: 'Dr. Arjun Sample [PT]' }]);
    const plan = { starts_at: '2026-12-22T10:00', practitioner_id: two.id, appointment_id: request.id };
    expect((await site.post('/api/visits', plan, admin)).body.errors[0].message).toBe(
      visitMessages.practitionerLeft('Dr. Arjun Sample [PT]'),
    );
    const [first] = booked.body;
    const status = await site.put(
      `/api/visits/${first.id}`,
      { starts_at: '2026-12-01T10:00', practitioner_id: one.id },
      admin,
    );
    expect([status.status, status.body.practitioner]).toEqual([200, nila.name]);
    const [, back] = (await store({ ...nila, image: null }, arjun)) as [Named, Named];
    expect(back.id).toBe(two.id);
    expect(await listOutside({})).toEqual([]);
    expect((await site.get(feed.path)).status).toBe(404);
    await site.put('/api/visit-settings', { ...settings, offers_times: false }, admin);
  });

  test('with an id that is used twice, or that no one has, are new', async () => {
    const [one] = (await store({ ...nila, image: null })) as [Named];
    const twin = { ...nila, image: null, id: one.id, name: 'Dr. Twin Sample [PT]' };
    const stranger = { ...twin, id: 999_999, name: 'Dr. Stranger Sample [PT]' };
    const [same, ...others] = await store({ ...nila, image: null, id: one.id }, twin, stranger);
    expect(same?.id).toBe(one.id);
    expect(new Set([one.id, 999_999, ...others.map(({ id }) => id)]).size).toBe(4);
  });
});

const hours = (...rows: [string[], ...[string, string][]][]) => ({
  openingHours: rows.map(([days, ...spans]) => ({ days, spans: spans.map(([opens, closes]) => ({ opens, closes })) })),
});
const link = (facebook: string) => ({ socialLinks: { ...profile.socialLinks, facebook } });
const someone = (change: object) => ({
  practitioners: [
    { ...nila, image: null },
    { ...nila, image: null, ...change },
  ],
});
const slides = (change: object) => ({ heroSlides: [slide, { ...slide, ...change }] });
const phoneSentence = 'Please enter the number with its country code, like +91 98765 43210.';
const linkSentence = 'Please enter an address that starts with https://.';
const years = 'Please enter the years as a whole number from 0 to 60.';

test('what is wrong is refused at its field', async () => {
  const failures = await failuresOf<[object, string, string]>(
    [
      [{ name: ' ' }, 'name', 'Please enter the name of the clinic.'],
      [{ name: 'x'.repeat(81) }, 'name', 'Please use at most 80 characters.'],
      [{ name: 'a\0b' }, 'name', 'This text has a character that cannot be stored.'],
      [{ email: 'clinic@' }, 'email', 'Please enter an e-mail address like name@example.com.'],
      [{ email: '' }, 'email', 'Please enter the e-mail address of the clinic.'],
      [{ phone: '' }, 'phone', 'Please enter the phone number of the clinic.'],
      [{ phone: '0484 000 000' }, 'phone', phoneSentence],
      [{ phone: '+91 call us' }, 'phone', phoneSentence],
      [{ phone: '+91 0' }, 'phone', phoneSentence],
      [{ phone: `+${'1'.repeat(32)}` }, 'phone', 'Please use at most 32 characters.'],
      [{ whatsapp: 'WhatsApp' }, 'whatsapp', phoneSentence],
      [{ emergencyNumber: '' }, 'emergencyNumber', 'Please enter the emergency number.'],
      [{ emergencyNumber: '+91 112' }, 'emergencyNumber', 'Please enter a short number like 112.'],
      [{ ambulanceNumber: 'ambulance' }, 'ambulanceNumber', 'Please enter a short number like 112.'],
      [{ address: { ...profile.address, street: '' } }, 'address.street', 'Please enter the street and the number.'],
      [{ address: { ...profile.address, country: 'India' } }, 'address.country', 'Please choose the country.'],
      [{ timeZone: 'Kochi' }, 'timeZone', 'Please choose a time zone from the list, like Asia/Kolkata.'],
      [{ timeZone: '+05:30' }, 'timeZone', 'Please choose a time zone from the list, like Asia/Kolkata.'],
      [hours([[]]), 'openingHours.0.days', 'Please choose at least one day.'],
      [hours([['Funday']]), 'openingHours.0.days.0', 'Please choose days of the week.'],
      [hours([['Monday'], ['09:60', '10:00']]), 'openingHours.0.spans.0.opens', 'Please enter a time like 09:30.'],
      [hours([['Monday'], ['09:00', '24:00']]), 'openingHours.0.spans.0.closes', 'Please enter a time like 09:30.'],
      [
        hours([['Monday'], ['13:00', '09:00']]),
        'openingHours.0.spans.0.closes',
        'Closing has to be later than opening.',
      ],
      [
        hours([['Monday'], ['09:00', '09:00']]),
        'openingHours.0.spans.0.closes',
        'Closing has to be later than opening.',
      ],
      [
        hours([['Monday'], ['09:00', '13:00'], ['12:00', '20:00']]),
        'openingHours.0.spans.1.opens',
        'These hours overlap with the ones above.',
      ],
      [hours([['Monday', 'Friday']], [['Friday']]), 'openingHours.1.days', 'Friday is in another row already.'],
      [
        hours([
          ['Monday'],
          ['01:00', '02:00'],
          ['03:00', '04:00'],
          ['05:00', '06:00'],
          ['07:00', '08:00'],
          ['09:00', '10:00'],
        ]),
        'openingHours.0.spans',
        'Please use at most 4 times a day.',
      ],
      [link('http://example.com'), 'socialLinks.facebook', linkSentence],
      [link('javascript:alert(1)'), 'socialLinks.facebook', linkSentence],
      [link('https://'), 'socialLinks.facebook', linkSentence],
      [link('example.com'), 'socialLinks.facebook', linkSentence],
      [
        link(`https://example.com/${'x'.repeat(2_048)}`),
        'socialLinks.facebook',
        'Please use at most 2,048 characters.',
      ],
      [{ otherPhones: [{ ...homeVisits, label: ' ' }] }, 'otherPhones.0.label', 'Please say what the number is for.'],
      [
        { otherPhones: [{ ...homeVisits, label: 'x'.repeat(41) }] },
        'otherPhones.0.label',
        'Please use at most 40 characters.',
      ],
      [
        { otherPhones: [homeVisits, { ...homeVisits, number: '' }] },
        'otherPhones.1.number',
        'Please enter the phone number.',
      ],
      [{ otherPhones: [{ ...homeVisits, number: 'javascript:xss()' }] }, 'otherPhones.0.number', phoneSentence],
      [
        { otherPhones: Array.from({ length: 7 }, () => homeVisits) },
        'otherPhones',
        'Please list at most 6 other numbers.',
      ],
      [{ mapLink: 'geo:9.93,76.26' }, 'mapLink', linkSentence],
      [{ mapLink: 'javascript:alert(1)' }, 'mapLink', linkSentence],
      [{ currency: 'RUPEE' }, 'currency', 'Please choose the currency.'],
      [{ darkStyling: 'yes' }, 'darkStyling', 'Please choose yes or no.'],
      [{ startPopup: 1 }, 'startPopup', 'Please choose yes or no.'],
      [{ languages: ['en'] }, 'languages.0', 'Please choose languages from the list.'],
      [someone({ name: '' }), 'practitioners.1.name', 'Please enter the name.'],
      [someone({ description: 'x'.repeat(301) }), 'practitioners.1.description', 'Please use at most 300 characters.'],
      [someone({ biography: 'x'.repeat(5_001) }), 'practitioners.1.biography', 'Please use at most 5,000 characters.'],
      [someone({ yearsOfExperience: 61 }), 'practitioners.1.yearsOfExperience', years],
      [someone({ yearsOfExperience: 1.5 }), 'practitioners.1.yearsOfExperience', years],
      [someone({ yearsOfExperience: '' }), 'practitioners.1.yearsOfExperience', years],
      [someone({ image: '../clinic.sqlite' }), 'practitioners.1.image', 'Please upload the picture first.'],
      [someone({ image: 'uploads/blog.webp' }), 'practitioners.1.image', 'Please upload the picture first.'],
      [
        someone({ image: 'uploads/practitioners/not-there.webp' }),
        'practitioners.1.image',
        'This picture is no longer there. Please choose it again.',
      ],
      [
        { practitioners: Array.from({ length: 21 }, () => ({ ...nila, image: null })) },
        'practitioners',
        'Please list at most 20 practitioners.',
      ],
      [{ heroSlides: [] }, 'heroSlides', 'Please keep at least one slide.'],
      [{ heroSlides: Array.from({ length: 7 }, () => slide) }, 'heroSlides', 'Please use at most 6 slides.'],
      [slides({ headline: '' }), 'heroSlides.1.headline', 'Please enter a headline.'],
      [
        slides({ headline: 'One two three four five six seven eight' }),
        'heroSlides.1.headline',
        'Please use at most 7 words.',
      ],
      [slides({ headline: 'x'.repeat(61) }), 'heroSlides.1.headline', 'Please use at most 60 characters.'],
      [slides({ sentence: 'x'.repeat(161) }), 'heroSlides.1.sentence', 'Please use at most 160 characters.'],
      [slides({ drawing: 'elbow' }), 'heroSlides.1.drawing', 'Please choose one of the drawings.'],
      [
        slides({ image: 'uploads/slides/a.webp' }),
        'heroSlides.1.alt',
        'Please say in a few words what the picture shows.',
      ],
    ],
    async ([change, field, message]) => {
      const before = await read();
      const answer = await save({ ...profile, ...change });
      expectProblem(answer, 'invalid', message);
      expect(answer.body.errors).toEqual([{ field, message }]);
      expect(await read()).toEqual(before);
    },
  );
  expect(failures).toEqual([]);
});

test('every error is reported at its own field', async () => {
  const { body } = await save({ ...profile, ...link('http://x.example'), ...someone({ name: '' }), email: '' });
  const fields = body.errors.map(({ field }: { field: string }) => field).toSorted();
  expect(fields).toEqual(['email', 'practitioners.1.name', 'socialLinks.facebook']);
});

describe('a picture', () => {
  test.each(['practitioners', 'slides'] as const)('for the %s is stored under a generated name', async (place) => {
    const path = await upload(place);
    expect(path).toMatch(new RegExp(String.raw`^uploads/${place}/[\da-f]{16}-[\dx]+-[\da-f]{6}-\d+-\d+\.jpg$`));
    expect((await site.get(`/${path}`)).headers.get('Content-Type')).toBe('image/jpeg');
  });

  test.each(['practitioners', 'slides'] as const)(
    'for the %s is cut around another point as a new one',
    async (place) => {
      const image = await upload(place);
      const cut = async (body: object) => site.post('/api/clinic/pictures/cuts', { place, image, ...body }, admin);
      const { status, body } = await cut({ focus: { x: 10, y: 90 } });
      expect(status).toBe(201);
      expect(body.image).toMatch(new RegExp(`^uploads/${place}/.*-10-90\\.jpg$`));
      expect((await site.get(`/${body.image}`)).status).toBe(200);
      const used = place === 'slides' ? withSlide(body.image) : withPortrait(body.image);
      expect((await save(used)).status).toBe(200);
      for (const wrong of [{ image: `uploads/gallery/${image}` }, { image: 'x' }, { image: '../../clinic.sqlite' }])
        expect((await cut({ focus: { x: 1, y: 1 }, ...wrong })).status).toBe(422);
      expect((await cut({ focus: { x: 1 } })).status).toBe(422);
      await save(profile);
    },
  );

  test('is deleted once the profile no longer uses it', async () => {
    const [portrait, gym] = [await upload('practitioners'), await upload('slides')];
    await save({ ...withPortrait(portrait), heroSlides: withSlide(gym).heroSlides });
    await save({ ...withPortrait(portrait), heroSlides: withSlide(gym).heroSlides, name: 'Renamed' });
    expect(storedPictures(site)).toEqual(expect.arrayContaining([portrait, gym]));
    await save(withPortrait(portrait));
    expect((await site.get(`/${gym}`)).status).toBe(404);
    expect((await site.get(`/${portrait}`)).status).toBe(200);
    await save(profile);
    expect((await site.get(`/${portrait}`)).status).toBe(404);
  });

  test('that the profile does not use yet survives updates by others for a day', async () => {
    const waiting = await upload('practitioners');
    await save({ ...profile, name: 'Saved by another' });
    expect((await save(withPortrait(waiting))).status).toBe(200);

    const expired = await upload('slides');
    site.clock.now += serverLimits.unsavedPicture + 1;
    admin = await site.signIn();
    await save(withPortrait(waiting));
    expect((await site.get(`/${expired}`)).status).toBe(404);
    expect((await site.get(`/${waiting}`)).status).toBe(200);
    expect((await save(withSlide(expired))).body.errors[0].field).toBe('heroSlides.0.image');
  });

  test('that was deleted in the meantime cannot be used again', async () => {
    const portrait = await upload('practitioners');
    await save(withPortrait(portrait));
    await save(profile);
    const answer = await save(withPortrait(portrait));
    expect(answer.body.errors[0].field).toBe('practitioners.0.image');
    expect(storedPictures(site)).not.toContain(portrait);
  });

  test('of a refused update is not deleted, and neither is the one it would replace', async () => {
    const [before, after] = [await upload('practitioners'), await upload('practitioners')];
    await save(withPortrait(before));
    const { version } = await read();
    expect((await save({ ...withPortrait(after), name: '' })).status).toBe(422);
    expect((await save(withPortrait(after), { 'If-Match': `"${version - 1}"` })).status).toBe(412);
    expect(storedPictures(site)).toEqual(expect.arrayContaining([before, after]));
    expect((await save(withPortrait(after))).status).toBe(200);
  });

  test('of the winner of two concurrent updates is not deleted', async () => {
    const [mine, theirs] = [await upload('practitioners'), await upload('practitioners')];
    await Promise.all([save(withPortrait(mine)), save(withPortrait(theirs))]);
    const [{ image }] = (await read()).practitioners;
    expect((await site.get(`/${image}`)).status).toBe(200);
  });

  test('is refused when it is wrong', async () => {
    const failures = await failuresOf(
      [
        [{ place: 'practitioners' }, 'image', 'Please choose a picture file.'],
        [{ place: 'practitioners', image: fileOf('hello', 'a.png', 'image/png') }, 'image', /^Please choose a JPEG/],
        [
          { place: 'practitioners', image: fileOf('GIF89a...', 'a.gif', 'image/gif') },
          'image',
          /^This picture is damaged/,
        ],
        [{ place: 'blogs', image: fileOf('x', 'a.png', 'image/png') }, 'place', /^Please say what the picture is for/],
      ],
      async ([fields, field, message]) => {
        const before = storedPictures(site);
        const answer = await site.post('/api/clinic/pictures', formOf(fields), admin);
        expectProblem(answer, 'invalid');
        expect(answer.body.errors).toEqual([{ field, message: expect.stringMatching(message) as string }]);
        expect(storedPictures(site)).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is refused at 20 MB', async () => {
    const image = fileOf(new Uint8Array(20 * 1_048_576), 'a.png', 'image/png');
    const answer = await site.post('/api/clinic/pictures', formOf({ place: 'slides', image }), admin);
    expectProblem(answer, 'too-large', 'Please send at most 11 MB.');
  });
});

describe('another time zone with visits ahead', () => {
  let own: TestApp;
  let owner: { Authorization: string };
  let visit: { id: number; practitioner_id: number };
  beforeEach(async () => {
    own = await createTestApp({ rateLimits: false });
    owner = await own.signIn();
    const practitioner_id = await addPractitioner(own, 'Nila');
    const appointment_id = (await own.post('/api/appointments', await bookingOf(own))).body.id;
    const booked = { appointment_id, practitioner_id, starts_at: '2026-11-24T10:00' };
    visit = (await own.post('/api/visits', booked, owner)).body;
    const leave = { practitioner_id, kind: 'leave', starts_at: '2026-11-25', ends_at: '2026-11-26' };
    await own.post('/api/absences', leave, owner);
    return () => own.close();
  });

  const move = async (more = {}) => {
    const { version: _, retentionMonths: __, offersTimes: ___, ...form } = (await own.get('/api/clinic')).body;
    return own.put('/api/clinic', { ...form, timeZone: 'Asia/Dubai', ...more }, owner);
  };
  const steps = async () =>
    (await own.db.selectFrom('occupied_times').select('step').orderBy('step').execute()).map(
      ({ step }) => step * 300_000,
    );
  const find = async () => (await own.get(`/api/visits/${visit.id}`, owner)).body;

  test('asks, and says how many there are', async () => {
    const { status, body } = await move();
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'visitTimes', message: clinicMessages.visitsAhead({ visits: 1, holds: 0 }) }],
    ]);
    expect((await own.get('/api/clinic')).body.timeZone).toBe('Asia/Kolkata');
  });

  test('keeps the times on the clock, with the time they take and leave', async () => {
    expect((await move({ visitTimes: 'clock' })).status).toBe(200);
    expect(await find()).toMatchObject({ starts_at: '2026-11-24T06:00:00.000Z', ends_at: '2026-11-24T06:30:00.000Z' });
    const first = Date.parse('2026-11-24T06:00Z');
    expect(await steps()).toEqual([0, 5, 10, 15, 20, 25].map((minutes) => first + minutes * 60_000));
    const [leave] = (await own.get('/api/absences', owner)).body;
    expect(leave.starts_at).toBe('2026-11-24T20:00:00.000Z');
    const other = (await own.post('/api/appointments', await bookingOf(own))).body.id;
    const again = { appointment_id: other, practitioner_id: visit.practitioner_id };
    expect((await own.post('/api/visits', { ...again, starts_at: '2026-11-24T10:00' }, owner)).status).toBe(409);
    expect((await own.post('/api/visits', { ...again, starts_at: '2026-11-24T11:30' }, owner)).status).toBe(201);
  });

  test('keeps the moments', async () => {
    const before = [await find(), await steps()];
    expect((await move({ visitTimes: 'moments' })).status).toBe(200);
    expect([await find(), await steps()]).toEqual(before);
  });
});
