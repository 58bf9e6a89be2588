import { expect, test } from 'vitest';
import { blogForms } from './blog-form.tsx';
import { emptyValues, withTitle } from './blog-values.ts';

const { read, check } = blogForms.add;

function sent(entries: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, entry] of Object.entries(entries)) form.set(name, entry);
  return read(form);
}

test('the slug follows the title until one is typed', () => {
  const titled = withTitle(emptyValues, 'Knee pain?');
  expect(titled.slug).toBe('knee-pain');
  expect(sent({ slug: 'knee-pain', hasOwnSlug: '' }).slug).toBe('');
  const typed = { ...titled, slug: 'knees', hasOwnSlug: true };
  expect(withTitle(typed, 'Hip pain').slug).toBe('knees');
  expect(sent({ slug: 'knees', hasOwnSlug: '1' }).slug).toBe('knees');
});

test('a chosen file takes precedence over an address', () => {
  const image_url = 'https://example.com/a.png';
  const image = new File(['x'], 'a.png');
  expect(sent({ image_url, image })).toMatchObject({ image, image_url: '' });
  expect(sent({ image_url, image: new File([], '') })).toMatchObject({ image: undefined, image_url });
  expect(sent({ image_url, image: 'no file' })).toMatchObject({ image: undefined, image_url });
});

test('a title or content of spaces counts as missing', () => {
  expect(check?.(sent({ title: ' ', content: '\n' }))).toEqual({
    title: 'Please enter a title.',
    content: 'Please enter the content.',
  });
  expect(check?.(sent({ title: 'a', content: '<p>b</p>' }))).toEqual({});
});
