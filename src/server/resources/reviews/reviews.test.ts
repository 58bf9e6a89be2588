import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { reviewOf } from '#server/testing/fixtures.ts';
import { readPages } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

/** Submits a review, and returns it as administrators see it. */
async function submit(changes: object = {}) {
  site.clock.now += 1_000;
  await site.post('/api/submit-review', reviewOf(changes));
  return (await site.get('/api/reviews?limit=1', admin)).body[0];
}

const counts = async () => (await site.get('/api/reviews/counts', admin)).body;
const show = (id: number, isActive: unknown, headers = {}) =>
  site.put(`/api/reviewVisibility/${id}`, { isActive }, { ...admin, ...headers });

describe('submitting a review', () => {
  test('stores it as new until an administrator shows or hides it', async () => {
    const before = await counts();
    const { status, body } = await site.post('/api/submit-review', reviewOf({ name: ' Asha B. ' }));
    expect(status).toBe(201);
    expect(body).toEqual({
      name: 'Asha B.',
      description: 'Kind and clear.',
      rating: 4.5,
      created_at: '2026-11-20T06:00:00.000Z',
    });
    expect((await site.get('/api/approved-reviews')).body).toEqual([]);
    expect((await site.get('/api/reviews', admin)).body).toEqual([
      {
        id: expect.any(Number),
        ...body,
        email: 'asha@example.com',
        mobile: '+91 00000 00002',
        visible: false,
        is_new: true,
        may_publish: null,
        sample: false,
        privacy_notice: null,
        version: 1,
      },
    ]);
    expect(await counts()).toEqual({ ...before, all: before.all + 1, new: before.new + 1 });
  });

  test.each([
    [true, true],
    ['0', false],
    [undefined, null],
  ])('stores whether its author agrees to show it: %j', async (may_publish, stored) => {
    expect(await submit({ may_publish })).toMatchObject({ may_publish: stored });
  });

  test('cannot make it visible', async () => {
    expect(await submit({ visible: true, isActive: true, version: 7 })).toMatchObject({ visible: false, version: 1 });
  });

  test('accepts every half star', async () => {
    const failures = await failuresOf([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, '4.5', '3', ' 2.0 '], async (rating) => {
      expect(await submit({ rating })).toMatchObject({ rating: Number(rating) });
    });
    expect(failures).toEqual([]);
  });

  test.each([{ description: undefined }, { description: '' }, { description: '  ' }, { description: null }])(
    'does not require a text: %j',
    async (changes) => {
      expect(await submit({ name: 'Quiet', ...changes })).toMatchObject({ name: 'Quiet', description: null });
    },
  );

  test('stores markup and emoji as plain text', async () => {
    const description = '<b>Great</b> & "kind" 🙂\nSecond line';
    expect(await submit({ description })).toMatchObject({ description });
  });

  test('refuses what is wrong at its field and stores nothing', async () => {
    const failures = await failuresOf(
      [
        [{ name: '' }, 'name', 'Please enter your name.'],
        [{ name: 'x'.repeat(201) }, 'name', 'Please use at most 200 characters.'],
        [{ email: '' }, 'email', 'Please enter your e-mail address.'],
        [{ email: undefined }, 'email', 'Please enter your e-mail address.'],
        [{ email: 'asha@' }, 'email', 'Please enter an e-mail address like name@example.com.'],
        [{ email: `${'x'.repeat(243)}@example.com` }, 'email', 'Please use at most 254 characters.'],
        [{ mobile: undefined }, 'mobile', 'Please enter your phone number.'],
        [{ mobile: 'call me' }, 'mobile', 'Please enter your phone number in digits, like +91 98765 43210.'],
        [{ rating: 'five' }, 'rating', 'Please choose a rating.'],
        [{ rating: 0.25 }, 'rating', 'Please choose a rating from half a star to five stars.'],
        [{ rating: 5.5 }, 'rating', 'Please choose a rating from half a star to five stars.'],
        [{ rating: 4.25 }, 'rating', 'Please choose a rating from half a star to five stars.'],
        [{ description: 'x'.repeat(5_001) }, 'description', 'Please use at most 5,000 characters.'],
        [{ description: 'nul\0' }, 'description', 'This text has a character that cannot be stored.'],
      ],
      async ([changes, field, message]) => {
        const before = await counts();
        const { status, body } = await site.post('/api/submit-review', reviewOf(changes));
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
        expect(await counts()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });
});

test('a review without stars is stored, answered with 0, and left out of averages', async () => {
  const ratings = async () => (await site.get('/api/reviews/ratings', admin)).body;
  const [before, counted] = [await ratings(), await counts()];
  for (const rating of [0, '0', '', null, undefined]) expect(await submit({ rating })).toMatchObject({ rating: 0 });
  const shown = await submit({ name: 'Starless', rating: 0 });
  await show(shown.id, true);
  expect((await site.get('/api/approved-reviews')).body[0]).toMatchObject({ name: 'Starless', rating: 0 });
  expect(await ratings()).toEqual(before);
  expect(await counts()).toMatchObject({ all: counted.all + 6, new: counted.new + 5, active: counted.active + 1 });
  await site.delete(`/api/reviews/${shown.id}`, admin);
  expect(await counts()).toMatchObject({ all: counted.all + 5, active: counted.active });
});

describe('showing and hiding', () => {
  test('adds a review to the public list and removes it again', async () => {
    const { id, name, description, rating, created_at } = await submit({ name: 'Shown' });
    const before = await counts();
    const { status, body, headers } = await show(id, true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, visible: true, version: 2 });
    expect(headers.get('ETag')).toBe('"2"');
    expect((await site.get('/api/approved-reviews')).body).toEqual([{ name, description, rating, created_at }]);
    expect(await counts()).toEqual({ ...before, active: before.active + 1, new: before.new - 1 });

    expect((await show(id, false)).body).toMatchObject({ visible: false, is_new: false, version: 3 });
    expect((await site.get('/api/approved-reviews')).body).toEqual([]);
    expect(await counts()).toEqual({ ...before, new: before.new - 1, inactive: before.inactive + 1 });
  });

  test('hides a new review, which is then no longer new', async () => {
    const { id } = await submit();
    const before = await counts();
    expect((await show(id, false)).body).toMatchObject({ visible: false, is_new: false });
    expect(await counts()).toEqual({ ...before, new: before.new - 1, inactive: before.inactive + 1 });
  });

  test('counts a review that is shown twice only once', async () => {
    const { id } = await submit();
    await show(id, true);
    const before = await counts();
    expect((await show(id, true)).status).toBe(200);
    expect(await counts()).toEqual(before);
    await show(id, false);
  });

  test('refuses another isActive', async () => {
    const failures = await failuresOf(['true', 1, null, undefined], async (isActive) => {
      const { id } = await submit();
      expect(await show(id, isActive)).toMatchObject({ status: 422, body: { detail: 'Please send true or false.' } });
    });
    expect(failures).toEqual([]);
  });

  test('is refused when the version is stale', async () => {
    const { id } = await submit();
    expect((await show(id, true, { 'If-Match': '"1"' })).status).toBe(200);
    expect(await show(id, false, { 'If-Match': '"1"' })).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect((await show(id, false, { 'If-Match': '"2"' })).status).toBe(200);
  });

  test('answers 404 for a review that does not exist', async () => {
    expect(await show(999_999, true)).toMatchObject({ status: 404, body: { detail: 'Review not found.' } });
  });
});

describe('one review', () => {
  test('can be read by id', async () => {
    const { id } = await submit({ name: 'Read' });
    const { body } = await show(id, true);
    expect(await site.get(`/api/reviews/${id}`, admin)).toMatchObject({ status: 200, body });
  });

  test.each(['999999', 'counted'])('is not found by %s', async (id) => {
    const { status, body } = await site.get(`/api/reviews/${id}`, admin);
    expect(status).toBe(404);
    expect(body.detail).toBe('Review not found.');
  });
});

describe('deleting', () => {
  test.each([true, false])('removes a review that was shown: %j', async (isActive) => {
    const { id } = await submit({ name: 'Gone' });
    const before = await counts();
    await show(id, isActive);
    const { status, body } = await site.delete(`/api/reviews/${id}`, admin);
    expect(status).toBe(204);
    expect(body).toBe('');
    expect((await site.get('/api/reviews', admin)).body.map((one: { name: string }) => one.name)).not.toContain('Gone');
    expect(await counts()).toEqual({ ...before, all: before.all - 1, new: before.new - 1 });
    expect(await site.delete(`/api/reviews/${id}`, admin)).toMatchObject({
      status: 404,
      body: { detail: 'Review not found.' },
    });
  });

  test('is refused when the version is stale', async () => {
    const { id } = await submit();
    await show(id, true);
    const before = await counts();
    expect((await site.delete(`/api/reviews/${id}`, { ...admin, 'If-Match': '"1"' })).status).toBe(412);
    expect(await counts()).toEqual(before);
    expect((await site.delete(`/api/reviews/${id}`, { ...admin, 'If-Match': '"2"' })).status).toBe(204);
  });
});

describe('the lists', () => {
  let list: TestApp;
  let headers: { Authorization: string };
  const names = async (query: string) =>
    (await list.get(`/api/reviews${query}`, headers)).body.map((one: { name: string }) => one.name);

  beforeAll(async () => {
    list = await createTestApp({ rateLimits: false });
    headers = await list.signIn();
    const people = [
      { name: 'Zoë Müller', email: 'zoe@example.com', mobile: '+91 98765 43210' },
      { name: 'Asha Rao', email: 'asha.rao@example.com', mobile: '098450 11111' },
      { name: 'Imran S.', email: 'imran@example.com', mobile: '+1 212 555 0100', description: 'Patient and clear.' },
    ];
    for (const person of people) {
      list.clock.now += 86_400_000;
      await list.post('/api/submit-review', reviewOf(person));
    }
    headers = await list.signIn();
    const [newest, second] = (await list.get('/api/reviews', headers)).body;
    await list.put(`/api/reviewVisibility/${newest.id}`, { isActive: true }, headers);
    await list.put(`/api/reviewVisibility/${second.id}`, { isActive: true }, headers);
  });
  afterAll(() => list.close());

  test('are sorted newest first', async () => {
    expect(await names('')).toEqual(['Imran S.', 'Asha Rao', 'Zoë Müller']);
    expect((await list.get('/api/approved-reviews')).body.map((one: { name: string }) => one.name)).toEqual([
      'Imran S.',
      'Asha Rao',
    ]);
  });

  test('contain only name, description, rating and time if they are public', async () => {
    const { body } = await list.get('/api/approved-reviews');
    for (const review of body)
      expect(Object.keys(review).toSorted()).toEqual(['created_at', 'description', 'name', 'rating']);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  test('show reviews of a status with their total', async () => {
    const failures = await failuresOf(
      [
        ['all', ['Imran S.', 'Asha Rao', 'Zoë Müller']],
        ['active', ['Imran S.', 'Asha Rao']],
        ['new', ['Zoë Müller']],
        ['inactive', []],
      ],
      async ([status, expected]) => {
        expect(await names(`?status=${status}`)).toEqual(expected);
        const { headers: answered } = await list.get(`/api/reviews?status=${status}&limit=1`, headers);
        expect(answered.get('X-Total-Count')).toBe(String(expected.length));
      },
    );
    expect(failures).toEqual([]);
  });

  test('are paged through Link headers', async () => {
    const pages = await readPages(list, '/api/reviews?limit=2', headers);
    expect(pages.map((page) => page.map((one: { name: string }) => one.name))).toEqual([
      ['Imran S.', 'Asha Rao'],
      ['Zoë Müller'],
    ]);
    const approved = await readPages(list, '/api/approved-reviews?limit=1');
    expect(approved.flat().map((one) => one.name)).toEqual(['Imran S.', 'Asha Rao']);
    expect((await list.get('/api/approved-reviews?limit=1')).headers.get('X-Total-Count')).toBe('2');
  });

  test('find what is searched for', async () => {
    const failures = await failuresOf(
      [
        ['asha', ['Asha Rao']],
        ['ASHA', ['Asha Rao']],
        ['rao', ['Asha Rao']],
        ['zoë', ['Zoë Müller']],
        ['imran@example.com', ['Imran S.']],
        ['zoe mull', ['Zoë Müller']],
        ['98765 43210', ['Zoë Müller']],
        ['+91 98765', ['Zoë Müller']],
        ['9845011111', ['Asha Rao']],
        ['clear patient', ['Imran S.']],
        ['kind', ['Asha Rao', 'Zoë Müller']],
        ['asha imran', []],
        ['indness', []],
        ['_sha', []],
        ['%', ['Imran S.', 'Asha Rao', 'Zoë Müller']],
        ["' or 1=1 --", []],
      ],
      async ([q, expected]) => {
        expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
        const found = await list.post('/api/reviews/search', { q }, headers);
        expect(found.body.map(({ name }: { name: string }) => name)).toEqual(expected);
        expect((await list.get(`/api/reviews?q=${encodeURIComponent(q)}`, headers)).headers.get('X-Total-Count')).toBe(
          String(expected.length),
        );
      },
    );
    expect(failures).toEqual([]);
  });

  test('combine a search with days and status', async () => {
    expect(await names('?q=kind&status=active')).toEqual(['Asha Rao']);
    expect(await names('?q=kind&to=2026-11-21')).toEqual(['Zoë Müller']);
    expect(await names('?q=kind&limit=1')).toEqual(['Asha Rao']);
  });

  test('filter by days in the clinic’s time zone, both inclusive', async () => {
    // The clock stood at 11:30 in Kolkata on the 21st, 22nd and 23rd.
    expect(await names('?from=2026-11-22&to=2026-11-22')).toEqual(['Asha Rao']);
    expect(await names('?from=2026-11-22')).toEqual(['Imran S.', 'Asha Rao']);
    expect(await names('?to=2026-11-21&status=active')).toEqual([]);
  });

  test('refuse what is not understood', async () => {
    const failures = await failuresOf(
      ['limit=0', 'limit=1001', 'cursor=nonsense', 'from=2026-13-01', 'to=yesterday', 'status=done', 'q=%00'],
      async (query) => {
        const { status, body } = await list.get(`/api/reviews?${query}`, headers);
        expect(status).toBe(422);
        expect(body.errors[0].field).toBe(query.split('=')[0]);
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('ratings', () => {
  let list: TestApp;
  let headers: { Authorization: string };
  const ratings = async () => (await list.get('/api/reviews/ratings', headers)).body;
  /** The steps with at least one review. */
  const given = (one: { distribution: { rating: number; count: number }[] }) =>
    one.distribution.filter(({ count }) => count > 0).map(({ rating, count }) => [rating, count]);

  beforeAll(async () => {
    list = await createTestApp({ rateLimits: false });
    headers = await list.signIn();
  });
  afterAll(() => list.close());

  test('without reviews have no average, and a zero for every half step', async () => {
    const { all, active } = await ratings();
    expect((await list.get('/api/approved-reviews/ratings')).body).toEqual(active);
    expect(all).toEqual(active);
    expect(all).toMatchObject({ count: 0, average: null });
    expect(all.distribution.map(({ rating }: { rating: number }) => rating)).toEqual([
      0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5,
    ]);
  });

  test('never count samples, whether they are new, shown or hidden', async () => {
    const none = await ratings();
    for (const rating of [5, 1, 1]) await list.post('/api/submit-review', reviewOf({ rating }));
    const ids = ((await list.get('/api/reviews', headers)).body as { id: number }[]).map(({ id }) => id);
    for (const [index, id] of ids.slice(1).entries())
      await list.put(`/api/reviewVisibility/${id}`, { isActive: index === 0 }, headers);
    expect((await ratings()).all.count).toBe(3);
    await list.db.updateTable('reviews').set({ is_sample: 1 }).where('id', 'in', ids).execute();
    expect(await ratings()).toEqual(none);
    expect((await list.get('/api/approved-reviews/ratings')).body).toEqual(none.active);
    for (const id of ids) await list.delete(`/api/reviews/${id}`, headers);
  });

  test('follow every review that is submitted, shown, hidden or deleted', async () => {
    for (const rating of [5, 4.5, 4.5, 0.5]) await list.post('/api/submit-review', reviewOf({ rating }));
    const rated = async () => {
      const { all, active } = await ratings();
      return { all: [all.average, given(all)], active: [active.average, given(active)] };
    };
    const everything = [
      3.625,
      [
        [0.5, 1],
        [4.5, 2],
        [5, 1],
      ],
    ];
    expect(await rated()).toEqual({ all: everything, active: [null, []] });

    const [worst, second] = (await list.get('/api/reviews', headers)).body;
    for (const { id } of [worst, second]) await list.put(`/api/reviewVisibility/${id}`, { isActive: true }, headers);
    expect(await rated()).toEqual({
      all: everything,
      active: [
        2.5,
        [
          [0.5, 1],
          [4.5, 1],
        ],
      ],
    });

    await list.put(`/api/reviewVisibility/${worst.id}`, { isActive: false }, headers);
    expect(await rated()).toEqual({ all: everything, active: [4.5, [[4.5, 1]]] });

    await list.delete(`/api/reviews/${second.id}`, headers);
    expect(await rated()).toMatchObject({
      all: [
        10 / 3,
        [
          [0.5, 1],
          [4.5, 1],
          [5, 1],
        ],
      ],
      active: [null, []],
    });
  });
});
