import { describe, expect, test } from 'vitest';
import { failuresOf } from '../testing/failures.ts';
import { boxOf, cropsOf, pictureFile, pictureFiles, pictureName, readPictureName } from './picture-name.ts';

const facts = { width: 1_600, height: 1_067, tone: 'c7a58f', focus: null };

describe('the name of a picture', () => {
  test('carries what pages need before the picture has loaded, with or without a path', () => {
    const name = pictureName('0a-1b', facts);
    expect(name).toBe('0a-1b-1600x1067-c7a58f.jpg');
    expect(name).toMatch(new RegExp(`^${pictureFile}$`));
    expect(readPictureName(name)).toEqual({ id: '0a-1b', ...facts });
    expect(readPictureName(`/uploads/gallery/${name}`)).toEqual({ id: '/uploads/gallery/0a-1b', ...facts });
  });

  test('carries the focal point, so that another one is another picture', () => {
    const name = pictureName('0a-1b', { ...facts, focus: { x: 5, y: 100 } });
    expect(name).toBe('0a-1b-1600x1067-c7a58f-5-100.jpg');
    expect(readPictureName(name)).toEqual({ id: '0a-1b', ...facts, focus: { x: 5, y: 100 } });
  });

  test('carries nothing when it is another name', async () => {
    const failures = await failuresOf(
      ['a.webp', 'a.jpg', 'a-10x10.jpg', 'a-10x10-c7a58f.webp', '-10x10-c7a58f.jpg', 'a-10x10-C7A58F.jpg', ''],
      (name) => {
        expect(readPictureName(name)).toBeNull();
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('the files of a picture', () => {
  const endings = (width: number) =>
    pictureFiles(pictureName('a', { ...facts, width })).map((file) => file.replace(/-\d+x.*$/, '-full.jpg'));

  test('are the JPEG plus AVIF and WebP in smaller widths', async () => {
    const failures = await failuresOf(
      [
        [1_600, [480, 960, 1_600]],
        [1_200, [480, 960, 1_200]],
        [960, [480, 960]],
        [481, [480, 481]],
        [480, [480]],
        [1, [1]],
      ],
      ([width, widths]) => {
        const variants = widths.flatMap((each) => [`a-${each}.avif`, `a-${each}.webp`]);
        expect(endings(width)).toEqual(['a-full.jpg', ...variants]);
      },
    );
    expect(failures).toEqual([]);
  });

  test('are a single file when the name carries no facts', () => {
    expect(pictureFiles('uploads/a.webp')).toEqual(['uploads/a.webp']);
  });
});

describe('the crops of a picture', () => {
  const focus = { x: 50, y: 50 };
  const crops = (width: number, height: number) =>
    cropsOf({ ...facts, width, height, focus }).map(({ aspect, width: crop }) => `${aspect} ${crop}`);

  test('are those that differ from the picture, no larger than the picture', async () => {
    const failures = await failuresOf(
      [
        [1_600, 1_067, ['4x5 480', '4x5 854', '1x1 480']],
        [1_600, 1_200, ['3x2 480', '3x2 960', '3x2 1600', '4x5 480', '4x5 960', '1x1 480']],
        [1_280, 1_600, ['3x2 480', '3x2 960', '3x2 1280', '1x1 480']],
        [200, 4_000, ['3x2 200', '4x5 200', '1x1 200']],
        [1, 1, ['3x2 1', '4x5 1']],
      ] as const,
      ([width, height, expected]) => expect(crops(width, height)).toEqual(expected),
    );
    expect(failures).toEqual([]);
  });

  test('are around the focal point, and within the picture', async () => {
    const failures = await failuresOf(
      [
        ['3x2', { x: 50, y: 75 }, { left: 0, top: 2_934, width: 200, height: 133 }],
        ['3x2', { x: 0, y: 0 }, { left: 0, top: 0, width: 200, height: 133 }],
        ['4x5', { x: 100, y: 100 }, { left: 0, top: 3_750, width: 200, height: 250 }],
      ] as const,
      ([aspect, focus, box]) => expect(boxOf({ ...facts, width: 200, height: 4_000, focus }, aspect)).toEqual(box),
    );
    expect(failures).toEqual([]);
  });
});
