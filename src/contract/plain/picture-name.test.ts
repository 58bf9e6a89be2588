import { describe, expect, test } from 'vitest';
import { failuresOf } from '../testing/failures.ts';
import { pictureFile, pictureFiles, pictureName, readPictureName } from './picture-name.ts';

const facts = { width: 1_600, height: 1_067, tone: 'c7a58f' };

describe('the name of a picture', () => {
  test('carries what pages need before the picture has loaded, with or without a path', () => {
    const name = pictureName('0a-1b', facts);
    expect(name).toBe('0a-1b-1600x1067-c7a58f.jpg');
    expect(name).toMatch(new RegExp(`^${pictureFile}$`));
    expect(readPictureName(name)).toEqual({ id: '0a-1b', ...facts });
    expect(readPictureName(`/uploads/gallery/${name}`)).toEqual({ id: '/uploads/gallery/0a-1b', ...facts });
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
