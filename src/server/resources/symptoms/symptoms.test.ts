import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const emptyTexts = { description: '', symptoms: '""', causes: '""', treatment: '""', created_at: 0 };

test('symptoms come A to Z with the conditions that they can belong to', async () => {
  const { db, get, close } = await createTestApp();
  expect((await get('/api/symptoms')).body).toEqual([]);
  await db
    .insertInto('conditions')
    .values([7, 8].map((id) => ({ id, name: `Condition ${id}`, ...emptyTexts })))
    .execute();
  await db
    .insertInto('symptoms')
    .values([
      { id: 1, name: 'Numb fingers' },
      { id: 2, name: 'Dizziness' },
      { id: 3, name: 'Foot drop' },
    ])
    .execute();
  await db
    .insertInto('condition_symptoms')
    .values([
      { symptom_id: 1, condition_id: 8 },
      { symptom_id: 1, condition_id: 7 },
      { symptom_id: 3, condition_id: 8 },
    ])
    .execute();
  const { status, body } = await get('/api/symptoms');
  expect(status).toBe(200);
  expect(body).toEqual([
    { id: 2, name: 'Dizziness', condition_ids: [] },
    { id: 3, name: 'Foot drop', condition_ids: [8] },
    { id: 1, name: 'Numb fingers', condition_ids: [7, 8] },
  ]);
  await close();
});
