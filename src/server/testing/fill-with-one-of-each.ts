import { bookingOf, reviewOf } from './fixtures.ts';
import { formOf } from './requester.ts';
import type { TestApp } from './test-app.ts';

/** One thing of each kind with the id 1, so that a call that gets through has something to change. */
export async function fillWithOneOfEach(site: TestApp) {
  const { post, signIn } = site;
  const admin = await signIn();
  await post('/api/appointments', await bookingOf(site));
  await post('/api/submit-review', reviewOf());
  await post('/api/blogs', formOf({ title: 'Blog', content: 'Text.' }), admin);
  await post('/api/upload-photo', formOf({ title: 'Video', youtubeLink: 'https://youtu.be/M7lc1UVf-VE' }), admin);
  await post('/api/careers', { position: 'Front desk', description: 'Text.', experience: 1 }, admin);
  const texts = { description: 'Text.', symptoms: 'Text.', causes: 'Text.', treatment: 'Text.' };
  await post('/api/conditions', formOf({ name: 'Condition', ...texts }), admin);
  await post('/api/symptoms', { name: 'Symptom' }, admin);
}
