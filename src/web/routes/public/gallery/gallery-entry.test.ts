import { expect, test } from 'vitest';
import { toEntry } from './gallery-entry.ts';

const item = {
  id: 1,
  title: 'A treatment room',
  image_path: null,
  before_path: null,
  youtube_link: null,
  poster_path: null,
  treatment_name: 'A treatment room',
  alt: null,
  category: null,
  focus: null,
  created_at: '2026-11-20T08:00:00.000Z',
  version: 1,
};

test('a picture is found at its path on this site', () => {
  expect(toEntry({ ...item, image_path: 'uploads/gallery/room.webp' })).toMatchObject({
    image: '/uploads/gallery/room.webp',
    video: null,
    alt: '',
  });
});

test('a video is known by the v parameter of its link', () => {
  expect(toEntry({ ...item, youtube_link: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' })).toMatchObject({
    image: null,
    video: { id: 'M7lc1UVf-VE', address: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
  });
});

test('a video shows its still', () => {
  expect(toEntry({ ...item, poster_path: 'uploads/gallery/still.webp' }).image).toBe('/uploads/gallery/still.webp');
});

test('a treatment that is only the title is not shown twice', () => {
  expect(toEntry(item).treatment).toBeNull();
  expect(toEntry({ ...item, treatment_name: 'Kinesio Taping' }).treatment).toBe('Kinesio Taping');
});
