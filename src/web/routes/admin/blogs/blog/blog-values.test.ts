import { expect, test } from 'vitest';
import { bodyOf, emptyValues, missingIn, withTitle } from './blog-values.ts';

test('the address follows the title until one is typed', () => {
  const titled = withTitle(emptyValues, 'Knee pain?');
  expect(titled.slug).toBe('knee-pain');
  expect(bodyOf(titled).slug).toBe('');
  const typed = { ...titled, slug: 'knees', hasOwnSlug: true };
  expect(withTitle(typed, 'Hip pain').slug).toBe('knees');
  expect(bodyOf(typed).slug).toBe('knees');
});

test('a chosen file wins over an address', () => {
  const values = { ...emptyValues, pictureAddress: 'https://example.com/a.png', picture: new File(['x'], 'a.png') };
  expect(bodyOf(values)).toMatchObject({ image: values.picture, image_url: '' });
  expect(bodyOf({ ...values, picture: undefined }).image_url).toBe('https://example.com/a.png');
});

test('spaces are neither a title nor a content', () => {
  expect(missingIn({ ...emptyValues, title: ' ', content: '\n' })).toEqual({
    title: 'Please enter a title.',
    content: 'Please enter the content.',
  });
  expect(missingIn({ ...emptyValues, title: 'a', content: '<p>b</p>' })).toEqual({});
});
