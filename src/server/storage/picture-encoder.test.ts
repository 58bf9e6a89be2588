import { expect, test } from 'vitest';
import { createPictureEncoder } from './picture-encoder.ts';

test('a picture that its process cannot encode in time fails with a sentence', async () => {
  const { encode } = createPictureEncoder({ deadline: 1 });
  await expect(encode(Buffer.from('any'))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'This picture could not be prepared. Please try again, or choose another one.',
    cause: { message: 'The child program took longer than 1 ms.' },
  });
});
