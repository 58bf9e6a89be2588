import { expect, test } from 'vitest';
import { titleFromFileName } from './title-from-file-name.ts';

test.each([
  ['treatment_room.jpg', 'Treatment room'],
  ['Treatment-Room--2.final.JPEG', 'Treatment Room 2 final'],
  ['our gym (1).png', 'Our gym 1'],
  ['Behandlungsräume.webp', 'Behandlungsräume'],
  ['images of the gym.png', 'Images of the gym'],
  ['atrium.png', 'Atrium'],
  ['room', 'Room'],
])('the file %s becomes the title %s', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});

test.each([
  'IMG_2031.JPG',
  'IMG-20260412-WA0003.jpg',
  'DSC01234.jpg',
  'PXL_20260412_101112345.MP.jpg',
  'WhatsApp Image 2026-04-12 at 10.11.12 AM.jpeg',
  '20260412_101112.jpg',
  'Screenshot 2026-04-12.png',
  '.png',
])('the file %s makes no title', (name) => {
  expect(titleFromFileName(name)).toBe('');
});

test('a very long name is cut to the length of a title', () => {
  expect(titleFromFileName(`${'x'.repeat(300)}.png`)).toHaveLength(200);
});
