import { expect, test } from 'vitest';
import { readEvents } from './follow-updates.ts';

async function read(...parts: string[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const data of readEvents(body)) events.push(data);
  return events;
}

test('events arrive one after the other, however the network splits them', async () => {
  expect(await read('data: 1\n\ndata: 2\n\n')).toEqual(['1', '2']);
  expect(await read('da', 'ta: {"all', '":1}\n', '\nda', 'ta: 2\n\n')).toEqual(['{"all":1}', '2']);
});

test('a comment is skipped, and does not hide the event after it', async () => {
  expect(await read(': still here\n\n', ': still here\ndata: 1\n\n')).toEqual(['1']);
});

test('an event that is cut off at the end is ignored', async () => {
  expect(await read('data: 1\n\ndata: 2')).toEqual(['1']);
});
