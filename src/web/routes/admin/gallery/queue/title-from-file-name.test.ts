import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { titleFromFileName } from './title-from-file-name.ts';

test('the name of a file becomes a title', async () => {
  const failures = await failuresOf(
    [
      ['treatment_room.jpg', 'Treatment room'],
      ['Treatment-Room--2.final.JPEG', 'Treatment Room 2 final'],
      ['our gym (1).png', 'Our gym 1'],
      ['Behandlungsräume.webp', 'Behandlungsräume'],
      ['images of the gym.png', 'Images of the gym'],
      ['atrium.png', 'Atrium'],
      ['room', 'Room'],
    ],
    ([name, title]) => {
      expect(titleFromFileName(name)).toBe(title);
    },
  );
  expect(failures).toEqual([]);
});

test('a file without words in its name makes no title', async () => {
  const failures = await failuresOf(
    [
      'IMG_2031.JPG',
      'IMG-20260412-WA0003.jpg',
      'DSC01234.jpg',
      'PXL_20260412_101112345.MP.jpg',
      'WhatsApp Image 2026-04-12 at 10.11.12 AM.jpeg',
      '20260412_101112.jpg',
      'Screenshot 2026-04-12.png',
      '.png',
    ],
    (name) => {
      expect(titleFromFileName(name)).toBe('');
    },
  );
  expect(failures).toEqual([]);
});

test('a very long name is cut to the length of a title', () => {
  expect(titleFromFileName(`${'x'.repeat(300)}.png`)).toHaveLength(200);
});
