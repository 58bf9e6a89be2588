import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { wxrItem, wxrOf } from '#server/testing/wxr.ts';
import { createMarkup } from './markup.ts';

/** Takes `marked` minutes. */
const hostileMarkdown = '_a*'.repeat(20_000);
/** Takes the parser of the sanitiser ten seconds: each end tag is sought among all open elements. */
const hostileHtml = '<b>'.repeat(100_000) + '</i>'.repeat(100_000);
const shortHostileHtml = hostileHtml.slice(0, 100_000) + hostileHtml.slice(-100_000);
const sentence = 'This text could not be read. Please try again, or make it simpler.';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ markup: createMarkup({ deadline: 3_000 }) });
  admin = await site.signIn();
});
afterAll(() => site.close());

test('a text whose parts are in parts in parts is refused, not the end of the process', async () => {
  const task = createMarkup().readMarkdownBlog({ name: 'a.md', text: '>'.repeat(20_000) }, [], 'UTC');
  await expect(task).rejects.toMatchObject({ code: 'unavailable', cause: { message: /stack/ } });
});

test('a blog with such a text is refused with a sentence, and other calls are answered meanwhile', async () => {
  const slow = await createTestApp({ markup: createMarkup({ deadline: 300 }) });
  const headers = await slow.signIn();
  const blog = (content: string) => formOf({ title: 'Knees', content, status: 'Draft' });
  const saving = slow.post('/api/blogs', blog(shortHostileHtml), headers);
  expect((await slow.get('/api/blogs/active')).body).toEqual({ blogs: [] });
  expect(await saving).toMatchObject({ status: 503, body: { detail: sentence } });
  await slow.close();
});

test('an import leaves such blogs out, says so, and adds the others', async () => {
  const wordpress = wxrOf(
    wxrItem(1, { title: 'Hostile', content: hostileHtml }) + wxrItem(2, { title: 'Plain', content: '<p>Walk.</p>' }),
  );
  const headers = { ...admin, 'Content-Type': 'application/octet-stream' };
  const sent = await site.send('/api/imports/wordpress?as_drafts=0', { method: 'POST', headers, body: wordpress });
  const report = async () => (await site.get(`/api/imports/${sent.body.id}`, admin)).body;
  await expect.poll(async () => (await report()).state).toBe('done');
  const notRead = (title: string) => ({ what: 'blog', reason: 'not-read', count: 1, titles: [title] });
  expect(await report()).toMatchObject({ added: 1, left_out: [notRead('Hostile')] });

  const files = [
    { name: 'hostile.md', text: `# Hostile\n${hostileMarkdown}` },
    { name: 'plain.md', text: '# Stretch\nEvery day.' },
  ];
  const { body } = await site.post('/api/imports/markdown', { as_drafts: 0, files, pictures: [] }, admin);
  expect((await site.get(`/api/imports/${body.id}`, admin)).body).toMatchObject({
    added: 1,
    left_out: [notRead('hostile.md')],
  });
});
