import { expect, test } from 'vitest';
import { addressIn, languageOfPath } from './languages.ts';

test('a page has the same address in each language, behind the name of the language', () => {
  expect(['/', '/about', '/?treatment=2', '/conditions/3#causes'].map((address) => addressIn('hi', address))).toEqual([
    '/hi',
    '/hi/about',
    '/hi?treatment=2',
    '/hi/conditions/3#causes',
  ]);
  expect(['/', '/about', '/?treatment=2'].map((address) => addressIn('en', address))).toEqual([
    '/',
    '/about',
    '/?treatment=2',
  ]);
});

test('the language of a page stands in its path', () => {
  expect(languageOfPath('/hi')).toEqual({ language: 'hi', page: '/' });
  expect(languageOfPath('/hi/about')).toEqual({ language: 'hi', page: '/about' });
  expect(languageOfPath('/hi.data')).toEqual({ language: 'hi', page: '/_.data' });
  for (const page of ['/', '/about', '/hip', '/history/hi', '/_.data'])
    expect(languageOfPath(page)).toEqual({ language: 'en', page });
});
