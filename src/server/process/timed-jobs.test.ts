import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { scheduleTimedJobs } from './timed-jobs.ts';

test('an instance whose clock is wrong publishes nothing until it is right again', async () => {
  const site = await createTestApp();
  onTestFinished(() => site.close());
  const blog = { title: 'Winter knees', content: 'Keep them warm.', status: 'Draft', publish_at: '2026-11-20T12:00' };
  await site.post('/api/blogs', formOf(blog), await site.signIn());
  const published = async () => (await site.get('/api/blogs/active')).body.blogs.length as number;
  const clock = { isRight: false, asked: 0 };
  const instance = {
    hasRightClock() {
      clock.asked += 1;
      return clock.isRight;
    },
  };
  const stop = scheduleTimedJobs({
    ...site,
    clock: () => site.clock.now + 3_600_000,
    monotonicClock: () => site.clock.now,
    instance,
    log: createLog(() => {}),
    everyMs: 5,
  });
  onTestFinished(stop);

  await expect.poll(() => clock.asked).toBeGreaterThan(10);
  expect(await published()).toBe(0);
  clock.isRight = true;
  await expect.poll(published).toBe(1);
});

test('a clock that jumps while the program runs publishes nothing early', async () => {
  const site = await createTestApp();
  onTestFinished(() => site.close());
  const blog = { title: 'Winter knees', content: 'Keep them warm.', status: 'Draft', publish_at: '2026-11-20T12:00' };
  await site.post('/api/blogs', formOf(blog), await site.signIn());
  const published = async () => (await site.get('/api/blogs/active')).body.blogs.length as number;
  const clock = { looks: 0 };
  const stop = scheduleTimedJobs({
    ...site,
    clock: () => site.clock.now + site.clock.jump,
    monotonicClock: () => {
      clock.looks += 1;
      return site.clock.now;
    },
    instance: { hasRightClock: () => true },
    log: createLog(() => {}),
    everyMs: 5,
  });
  onTestFinished(stop);
  const looks = async () => {
    const before = clock.looks;
    await expect.poll(() => clock.looks).toBeGreaterThan(before + 20);
  };
  await looks();
  site.clock.jump = 3 * 3_600_000;
  await looks();
  site.clock.now += 60_000;
  await looks();
  expect(await published()).toBe(0);
  site.clock.jump = 0;
  await looks();
  site.clock.now += 3_600_000;
  await expect.poll(published).toBe(1);
});
