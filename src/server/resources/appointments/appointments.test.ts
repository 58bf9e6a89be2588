import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { bookingOf, knownIds } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

async function book(changes: object = {}) {
  return site.post('/api/appointments', await bookingOf(site, changes));
}

async function listed(query = '') {
  return site.get(`/api/appointments${query}`, admin);
}

async function counts() {
  return (await site.get('/api/appointments/counts', admin)).body;
}

test('one request is found by its reference, and by nothing less', async () => {
  const { reference, id } = (await book({ conditions: 'Knee' })).body;
  await book({ conditions: `As in ${reference}` });
  const get = (asked: string) => site.get(`/api/references/${asked}`, admin);
  expect((await get(reference)).body).toMatchObject({ id, reference, conditions: 'Knee' });
  expect((await get(reference.slice(0, 7))).status).toBe(404);
  expect((await site.get(`/api/references/${reference}`)).status).toBe(401);
});

describe('booking', () => {
  test('stores what was sent and answers with a reference', async () => {
    const { status, body } = await book({ name: '  Rahul Sample ' });
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    const { body: all } = await listed();
    expect(all[0]).toMatchObject({
      id: body.id,
      name: 'Rahul Sample',
      email: 'meera@example.com',
      phone: '+91 00000 00001',
      state: 'Kerala',
      city: 'Kochi',
      treatmentType: ['Post-COVID Physiotherapy', 'Chest Physiotherapy'],
      conditions: 'Right shoulder, worse at night.',
      created_at: '2026-11-20T06:00:00.000Z',
      remarks: null,
      privacy_notice: null,
    });
  });

  test('accepts ids as numbers and strings, and removes duplicate treatments', async () => {
    const { first, kerala, kochi } = await knownIds(site);
    const { status, body } = await book({ state: String(kerala), city: kochi, treatmentType: [first, String(first)] });
    for (const treatmentType of [first, String(first)])
      expect((await book({ treatmentType })).body.treatmentType).toEqual(['Post-COVID Physiotherapy']);
    expect(status).toBe(201);
    expect(body.treatmentType).toEqual(['Post-COVID Physiotherapy']);
  });

  test('does not require an e-mail address or conditions', async () => {
    const { status, body } = await book({ email: '', conditions: undefined });
    expect(status).toBe(201);
    const { body: all } = await listed();
    expect(all[0]).toMatchObject({ id: body.id, email: null, conditions: null });
  });

  test('refuses what is wrong at its field and stores nothing', async () => {
    const failures = await failuresOf(
      [
        [{ treatmentType: [] }, 'treatmentType', 'Please select at least one treatment.'],
        [{ treatmentType: undefined }, 'treatmentType', 'Please select at least one treatment.'],
        [{ treatmentType: null }, 'treatmentType', 'Please select at least one treatment.'],
        [{ treatmentType: 999_999 }, 'treatmentType', 'Please choose treatments from the list.'],
        [{ treatmentType: ['999999'] }, 'treatmentType', 'Please choose treatments from the list.'],
        [{ treatmentType: ['one'] }, 'treatmentType.0', 'Please choose treatments from the list.'],
        [{ name: '   ' }, 'name', 'Please enter your name.'],
        [{ name: 'x'.repeat(201) }, 'name', 'Please use at most 200 characters.'],
        [{ name: 'nul\0' }, 'name', 'This text has a character that cannot be stored.'],
        [{ phone: '' }, 'phone', 'Please enter your phone number.'],
        [{ phone: '+91 00' }, 'phone', 'This number looks too short. Please check it, so that we can call you back.'],
        [{ phone: '1'.repeat(33) }, 'phone', 'Please use at most 32 characters.'],
        [{ email: 'meera' }, 'email', 'Please enter an e-mail address like name@example.com.'],
        [{ state: undefined }, 'state', 'Please choose your state.'],
        [{ state: 'Kerala' }, 'state', 'Please choose your state.'],
        [{ city: -1 }, 'city', 'Please choose your city.'],
        [{ city: 999_999 }, 'city', 'Please choose a city of the chosen state.'],
        [{ conditions: 'x'.repeat(5_001) }, 'conditions', 'Please use at most 5,000 characters.'],
      ],
      async ([changes, field, message]) => {
        const before = await counts();
        const { status, body, headers } = await book(changes);
        expect(status).toBe(422);
        expect(headers.get('Content-Type')).toBe('application/problem+json');
        expect(body).toMatchObject({ status: 422, code: 'invalid', detail: message, errors: [{ field, message }] });
        expect(await counts()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('refuses a city of another state', async () => {
    const { karnataka } = await knownIds(site);
    const { status, body } = await book({ state: karnataka });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'city', message: 'Please choose a city of the chosen state.' }]);
  });

  test('reports every invalid field', async () => {
    const { body } = await site.post('/api/appointments', {});
    expect(body.errors.map((error: { field: string }) => error.field).toSorted()).toEqual([
      'city',
      'name',
      'phone',
      'state',
      'treatmentType',
    ]);
  });

  test('ignores columns that a client may not set', async () => {
    const { body } = await book({ remarks: 'done', version: 7, reference: 'AAAAAAAA' });
    const { body: all } = await listed();
    expect(all[0]).toMatchObject({ id: body.id, remarks: null, version: 1 });
    expect(body.reference).not.toBe('AAAAAAAA');
  });
});

describe('marking as done', () => {
  test('moves an appointment from pending to done', async () => {
    const { body: booked } = await book();
    const before = await counts();
    const { status, body, headers } = await site.put(
      `/api/appointments/${booked.id}/remark`,
      { remarks: ' Called. ' },
      admin,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: booked.id, remarks: 'Called.', version: 2 });
    expect(headers.get('ETag')).toBe('"2"');
    expect(await counts()).toEqual({
      ...before,
      pending: before.pending - 1,
      new: before.new - 1,
      waiting: before.waiting - 1,
      done: before.done + 1,
    });
  });

  test('corrects the remarks of a done appointment without counting it again', async () => {
    const { body: booked } = await book();
    await site.put(`/api/appointments/${booked.id}/remark`, { remarks: 'Caled.' }, admin);
    const before = await counts();
    const { body } = await site.put(`/api/appointments/${booked.id}/remark`, { remarks: 'Called.' }, admin);
    expect(body.remarks).toBe('Called.');
    expect(await counts()).toEqual(before);
  });

  test('refuses remarks that are wrong', async () => {
    const failures = await failuresOf(['', '   ', '\n'], async (remarks) => {
      const { body: booked } = await book();
      const { status, body } = await site.put(`/api/appointments/${booked.id}/remark`, { remarks }, admin);
      expect(status).toBe(422);
      expect(body.detail).toBe('Please enter remarks before marking as done.');
    });
    expect(failures).toEqual([]);
  });

  test('accepts at most 1,000 characters of remarks', async () => {
    const { body: booked } = await book();
    const put = (length: number) =>
      site.put(`/api/appointments/${booked.id}/remark`, { remarks: 'x'.repeat(length) }, admin);
    expect((await put(1_001)).status).toBe(422);
    expect((await put(1_000)).status).toBe(200);
  });

  test('is refused when the version is stale', async () => {
    const { body: booked } = await book();
    const mark = (ifMatch: string) =>
      site.put(`/api/appointments/${booked.id}/remark`, { remarks: ifMatch }, { ...admin, 'If-Match': ifMatch });
    expect((await mark('"1"')).status).toBe(200);
    const { status, body } = await mark('"1"');
    expect(status).toBe(412);
    expect(body.code).toBe('stale');
    expect((await mark('nonsense')).status).toBe(412);
    expect((await mark('"2"')).status).toBe(200);
    expect((await mark('*')).status).toBe(200);
  });

  test('answers 404 for an appointment that does not exist', async () => {
    expect(await site.put('/api/appointments/999999/remark', { remarks: 'x' }, admin)).toMatchObject({
      status: 404,
      body: { detail: 'Appointment not found.' },
    });
  });
});

describe('the list', () => {
  let list: TestApp;
  let headers: { Authorization: string };
  const names = async (query: string) =>
    (await list.get(`/api/appointments${query}`, headers)).body.map((one: { name: string }) => one.name);

  beforeAll(async () => {
    list = await createTestApp({ rateLimits: false });
    const people = [
      ['Zoë Müller', '+91 98765 43210', 'zoe@example.com'],
      ['Anita Rao', '098450 11111', 'anita.rao@example.com'],
      ['Anita Sample', '98765 00000', ''],
      ['Dev Anand', '+1 212 555 0100', 'dev@example.com'],
    ];
    for (const [name, phone, email] of people) {
      list.clock.now += 86_400_000;
      await list.post('/api/appointments', await bookingOf(list, { name, phone, email }));
    }
    headers = await list.signIn();
    const { body } = await list.get('/api/appointments', headers);
    await list.put(`/api/appointments/${body[0].id}/remark`, { remarks: 'Seen.' }, headers);
  });
  afterAll(() => list.close());

  test('is sorted newest first', async () => {
    expect(await names('')).toEqual(['Dev Anand', 'Anita Sample', 'Anita Rao', 'Zoë Müller']);
  });

  test.each([
    ['all', 4],
    ['pending', 3],
    ['done', 1],
  ])('shows %s appointments with their total', async (status, total) => {
    const { body, headers: answered } = await list.get(`/api/appointments?status=${status}`, headers);
    expect(body).toHaveLength(total);
    expect(answered.get('X-Total-Count')).toBe(String(total));
    expect(answered.get('X-Total-Count-Capped')).toBeNull();
  });

  test.each([
    ['', ['Dev Anand', 'Anita Sample', 'Anita Rao', 'Zoë Müller']],
    ['&sort=oldest', ['Zoë Müller', 'Anita Rao', 'Anita Sample', 'Dev Anand']],
  ])('is paged through Link headers, with limit=3%s', async (sort, expected) => {
    const seen: string[] = [];
    let next: string | undefined = `/api/appointments?limit=3${sort}`;
    while (next) {
      const { body, headers: answered } = await list.get(next, headers);
      seen.push(...body.map((one: { name: string }) => one.name));
      next = /<([^>]+)>; rel="next"/.exec(answered.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual(expected);
  });

  test('finds what is searched for', async () => {
    const failures = await failuresOf(
      [
        ['anita', ['Anita Sample', 'Anita Rao']],
        ['ANI', ['Anita Sample', 'Anita Rao']],
        ['anita sam', ['Anita Sample']],
        ['zoe mul', ['Zoë Müller']],
        ['Zoë', ['Zoë Müller']],
        ['nita', []],
        ['anita.rao@example', ['Anita Rao']],
        ['98765', ['Anita Sample', 'Zoë Müller']],
        ['+91 98765 43', ['Zoë Müller']],
        ['919876543', ['Zoë Müller']],
        ['+91 98765 00000', ['Anita Sample']],
        ['9845011111', ['Anita Rao']],
        ['212 555', ['Dev Anand']],
        ["' or 1=1 --", []],
        ['%', ['Dev Anand', 'Anita Sample', 'Anita Rao', 'Zoë Müller']],
      ],
      async ([q, expected]) => {
        expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
      },
    );
    expect(failures).toEqual([]);
  });

  test('finds a reference in lower case, or by its start', async () => {
    const { body } = await list.get('/api/appointments', headers);
    const { reference, name } = body[2];
    expect(await names(`?q=${reference.toLowerCase()}`)).toEqual([name]);
    expect(await names(`?q=${reference.slice(0, 6)}`)).toEqual([name]);
  });

  test('counts the results of a search', async () => {
    const byPost = await list.post('/api/appointments/search', { q: 'anita', limit: '1' }, headers);
    const { headers: answered, body: byGet } = await list.get('/api/appointments?q=anita&limit=1', headers);
    expect(byPost).toMatchObject({ status: 200, body: byGet });
    expect(byPost.headers.get('Link')).toMatch(/cursor=.*rel="next"/);
    expect(byPost.headers.get('Link')).not.toContain('anita');
    expect(answered.get('X-Total-Count')).toBe('2');
  });

  test('filters by days in the clinic’s time zone, both inclusive', async () => {
    // The clock stood at 11:30 in Kolkata on the 21st, 22nd, 23rd and 24th.
    expect(await names('?from=2026-11-22&to=2026-11-23')).toEqual(['Anita Sample', 'Anita Rao']);
    expect(await names('?to=2026-11-21')).toEqual(['Zoë Müller']);
    expect(await names('?from=2026-11-25')).toEqual([]);
  });

  test('refuses a query that is not understood', async () => {
    const failures = await failuresOf(
      [
        'limit=0',
        'limit=1001',
        'limit=x',
        'cursor=nonsense',
        'from=yesterday',
        'status=lost',
        'stage=lost',
        'sort=name',
      ],
      async (query) => {
        const { status, body } = await list.get(`/api/appointments?${query}`, headers);
        expect(status).toBe(422);
        expect(body.errors[0].field).toBe(query.split('=')[0]);
      },
    );
    expect(failures).toEqual([]);
  });
});

test('the total of a search stops at 1,001 and is marked as capped', async () => {
  const many = await createTestApp();
  const headers = await many.signIn();
  const { kerala, kochi } = await knownIds(many);
  for (let id = 1; id <= 1_200; id += 1) {
    await many.db
      .insertInto('appointments')
      .values({
        id,
        reference: `R${id}`,
        name: 'Many',
        phone: '1',
        email: null,
        state_id: kerala,
        city_id: kochi,
        conditions: null,
        remarks: null,
        created_at: id,
      })
      .execute();
    await many.db.insertInto('appointment_terms').values({ appointment_id: id, term: 'many' }).execute();
  }
  const { body, headers: answered } = await many.get('/api/appointments?q=many&limit=10', headers);
  expect(body[0].id).toBe(1_200);
  expect(answered.get('X-Total-Count')).toBe('1001');
  expect(answered.get('X-Total-Count-Capped')).toBe('true');
  await many.close();
});
