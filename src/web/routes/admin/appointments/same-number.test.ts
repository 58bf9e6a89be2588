import { expect, test } from 'vitest';
import { groupByNumber, isSameNumber } from './same-number.ts';

const clinic = '+91 00000 00000';

test('requests of one number stand together at the place of the first, and none is lost', () => {
  const requests = ['+91 98765 43210', '+91 98765 00000', '098765 43210', '+44 20 7946 0000', '98765 43210'];
  const grouped = groupByNumber(
    requests.map((phone) => ({ phone })),
    clinic,
  ).map(({ phone }) => phone);
  expect(grouped).toEqual(['+91 98765 43210', '098765 43210', '98765 43210', '+91 98765 00000', '+44 20 7946 0000']);
  const marks = grouped.map((phone, row) =>
    isSameNumber({ phone }, grouped[row - 1] ? { phone: grouped[row - 1] ?? '' } : undefined, clinic),
  );
  expect(marks).toEqual([false, true, true, false, false]);
});
