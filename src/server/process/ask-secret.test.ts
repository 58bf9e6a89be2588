import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { askSecret } from './ask-secret.ts';

async function ask(typed: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  const answer = askSecret('The key: ', { input, output });
  input.write(typed);
  const answered = await answer;
  output.end();
  return { answered, shown: await text(output) };
}

test('the answer is not shown', async () => {
  expect(await ask('1f2e-3d4c\n')).toEqual({ answered: '1f2e-3d4c', shown: 'The key: \n' });
});

test.each(['\u0003', '\u0004'])('%j is no answer', async (typed) => {
  expect((await ask(typed)).answered).toBeNull();
});

test('nothing is asked outside of a terminal', async () => {
  expect(await ask('1f2e-3d4c\n', false)).toEqual({ answered: null, shown: '' });
});
