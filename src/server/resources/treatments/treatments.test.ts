import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

test('the treatments are the 17 therapies and then the 13 services', async () => {
  const { get, close } = await createTestApp();
  const { status, body, headers } = await get('/api/treatment');
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(body).toHaveLength(30);
  expect(body[0]).toEqual({
    treatment_id: expect.any(Number),
    treatment_description: 'Post-COVID Physiotherapy',
    kind: 'therapy',
    not_if: null,
  });
  expect(body[10]).toMatchObject({ not_if: expect.stringContaining('punctures a lung') });
  expect(body[16]).toMatchObject({ treatment_description: 'Ultrasound Therapy', kind: 'therapy' });
  expect(body[17]).toMatchObject({ treatment_description: 'Home Care Physiotherapy', kind: 'service' });
  expect(body[29]).toMatchObject({ treatment_description: 'Chiropractor Treatment', kind: 'service' });
  expect(body.filter((one: { kind: string }) => one.kind === 'therapy')).toHaveLength(17);
  expect(new Set(body.map((one: { treatment_id: number }) => one.treatment_id)).size).toBe(30);
  await close();
});
