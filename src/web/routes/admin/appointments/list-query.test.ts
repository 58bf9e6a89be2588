import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { readOpen } from '#web/admin/list/list-address.ts';
import { isSameList, readListQuery, toSearch } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));
const urlOf = (search: string) => new URL(search, 'https://clinic.example/admin');

describe('the address of a list', () => {
  test('starts with the pending requests', () => {
    expect(read('')).toEqual({ status: 'pending', q: '', from: '', to: '', stage: '', sort: '' });
    expect(toSearch(read(''))).toBe('');
  });

  test('every query is read and written the same', async () => {
    const failures = await failuresOf(
      [
        '?status=all',
        '?status=done&from=2026-11-01',
        '?from=2026-11-01&to=2026-11-20',
        '?to=2026-11-20&open=K7QM2XRT',
        '?stage=tried&sort=newest',
        '?status=all&sort=oldest',
      ],
      (search) => {
        const params = new URLSearchParams(search);
        expect(toSearch(readListQuery(params), readOpen(params))).toBe(search);
      },
    );
    expect(failures).toEqual([]);
  });

  test('ignores invalid values', () => {
    expect(read('?status=x&q=%20&from=yesterday&to=2026-13-40&stage=lost&sort=name')).toEqual(read(''));
  });
});

test('a stage belongs to pending requests only', () => {
  expect(toSearch(read('?status=done&stage=tried'))).toBe('?status=done');
});

test('the address contains a key instead of the words that are searched', () => {
  const search = toSearch(read('?q=meera+s&status=done'));
  expect(search).toMatch(/^\?status=done&search=\w+$/);
  expect(read(search).q).toBe('meera s');
  expect(toSearch(read('?q=meera+s&status=done'))).toBe(search);
  expect(read('?search=ofanothertab').q).toBe('');
});

test('opening a request does not change the list, a search does', () => {
  expect(isSameList(urlOf('?status=all'), urlOf('?status=all&open=K7QM2XRT'))).toBe(true);
  expect(isSameList(urlOf('?status=all'), urlOf('?status=all&q=a'))).toBe(false);
});
