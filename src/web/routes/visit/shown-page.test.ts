import { expect, test } from 'vitest';
import { exampleOf, showPage } from './shown-page.ts';

test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'the example is at ten o’clock in two days in %s, whatever time it is',
  (timeZone) => {
    for (let hour = 0; hour < 365 * 24; hour += 31) {
      const now = Date.parse('2026-01-01T00:15:00Z') + hour * 3_600_000;
      const page = showPage(exampleOf(timeZone, now), now);
      expect(page.visits.map(({ span }) => span)).toEqual(['10:00 am to 10:30 am']);
      const days = (Date.parse(page.visits[0]?.starts_at ?? '') - now) / 86_400_000;
      expect(days).toBeGreaterThan(1);
      expect(days).toBeLessThan(3);
    }
  },
);
