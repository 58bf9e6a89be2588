import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as blogMessages from '#contract/messages/blogs.ts';
import { limits } from '#contract/plain/limits.ts';
import { signInToApi } from './testing/admin-api.ts';
import { filter } from './testing/admin-pages.ts';
import { contentOf, openBlog, openBlogs, openNewBlog, pasteHtml, photo, titleOf, tool } from './testing/blog-pages.ts';
import { messages } from './testing/messages.ts';
import { writeZeros } from './testing/photos.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

type Options = Parameters<typeof visit>[1];

async function visitBlogs(options: Options = {}) {
  const page = await visitAdmin('/admin', { viewport: { width: 1440, height: 900 }, ...options });
  await openBlogs(page);
  return page;
}

async function addBlog(title: string, content = '<p>First words.</p>', status: 'Draft' | 'Published' = 'Draft') {
  const api = await signInToApi(site());
  return api.blogs.create({ body: { title, content, status } });
}

async function visitBlog(blog: number | 'new', options: Options = {}) {
  const page = await visitAdmin(`/admin/blogs/${blog}`, { viewport: { width: 1440, height: 900 }, ...options });
  await contentOf(page).waitFor();
  return page;
}

const save = (page: Page) => page.getByRole('button', { name: /^(Save changes|Add blog)$/ }).click();
const restored = 'What you had not saved is back.';
const stored = async (id: number) => (await signInToApi(site())).blogs.get({ params: { id } });

describe('the editor', () => {
  test('writes with toolbar, keyboard and pictures what a visitor then reads', async () => {
    const page = await visitBlogs();
    await openNewBlog(page);
    await titleOf(page).fill('Stairs without pain?');
    await expect.poll(() => page.getByLabel('Address', { exact: true }).inputValue()).toBe('stairs-without-pain');

    await contentOf(page).click();
    await tool(page, 'Heading').click();
    await page.keyboard.type('Up');
    await expect.poll(() => tool(page, 'Heading').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Take ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('one step');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' at a time.');
    await page.keyboard.press('Enter');
    await tool(page, 'List with dots').click();
    await page.keyboard.type('Good leg first');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ask us');
    await page.keyboard.press('Shift+Home');
    await addLink(page);
    await page.keyboard.press('End');
    await cursorHeard(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await addPicture(page);

    await page.getByLabel('Picture (optional)', { exact: true }).setInputFiles(await photo('stairs.jpg'));
    await page.getByLabel('Status').selectOption('Published');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Stairs without pain?' });
    await preview.getByRole('heading', { name: 'Up' }).waitFor();
    await expect.poll(() => preview.getByRole('img', { name: 'Chosen picture: stairs.jpg' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+s');
    await page.getByText(blogMessages.added).waitFor();
    await page.waitForURL(/\/admin\/blogs\/\d+$/);

    const visitor = await visit('/blog/stairs-without-pain');
    const article = visitor.getByRole('article');
    await expect.poll(() => article.getByRole('heading', { name: 'Up', level: 2 }).isVisible()).toBe(true);
    await expect.poll(() => article.locator('strong').innerText()).toBe('one step');
    await expect.poll(() => article.getByRole('listitem').allInnerTexts()).toEqual(['Good leg first', 'Ask us']);
    const link = article.getByRole('link', { name: 'Ask us' });
    await expect
      .poll(async () => [await link.getAttribute('href'), await link.getAttribute('rel')])
      .toEqual(['https://example.com', 'noopener']);
    const picture = article.getByRole('img', { name: 'A knee on the first step' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('previews the numbers that the page will name', async () => {
    const { id, title } = await addBlog('Chest pain', '<p>Call {emergency} at once. You can also call {crisis}.</p>');
    const page = await visitBlog(id);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: title });
    await preview.getByText('Call 112 at once. You can also call Tele-MANAS 14416.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => contentOf(page).innerText()).toContain('{emergency}');
  });

  /** The editor learns of a moved cursor a moment later, faster than any person types. */
  async function cursorHeard(page: Page) {
    for (let frame = 0; frame < 2; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
  }

  async function addLink(page: Page) {
    await tool(page, 'Link').click();
    await page.getByLabel('Address', { exact: true }).last().fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Add link' }).click();
    await messages(page).filter({ hasText: 'Please enter an address like' }).waitFor();
    await page.getByLabel('Address', { exact: true }).last().fill('example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async function addPicture(page: Page) {
    await tool(page, 'Picture').click();
    const dialog = page.getByRole('dialog', { name: 'Add a picture' });
    const file = dialog.getByLabel('Picture', { exact: true });
    await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await dialog.getByText(/^This is not a picture/).waitFor();
    await file.setInputFiles(writeZeros('huge.png', limits.picture + 1));
    await dialog.getByText(/larger than 10 MB/).waitFor();
    await file.setInputFiles(await photo());
    await dialog.getByRole('button', { name: 'Add picture' }).click();
    await dialog.getByText('Please say what the picture shows.', { exact: true }).last().waitFor();
    await dialog.getByLabel('What it shows').fill('A knee on the first step');
    await dialog.getByRole('button', { name: 'Add picture' }).click();
    await contentOf(page).getByRole('img', { name: 'A knee on the first step' }).waitFor();
  }

  test('has a toolbar with a single tab stop, where the arrow keys move between the buttons', async () => {
    const page = await visitBlog('new');
    await titleOf(page).focus();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(() => focused()).toBe('Heading');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused()).toBe('Smaller heading');
    await page.keyboard.press('End');
    await expect.poll(() => focused()).toBe('Redo');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused()).toBe('Heading');
    await page.keyboard.press('Tab');
    await expect.poll(() => contentOf(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('keeps the structure of pasted HTML, and drops its scripts and styles', async () => {
    const page = await visitBlog('new');
    await titleOf(page).fill('Pasted text');
    await contentOf(page).click();
    await pasteHtml(
      page,
      `<meta charset="utf-8"><style>p { color: red }</style><b style="font-weight:normal" id="docs-internal-guid-1">
        <h1 style="color:red" onclick="window.hasRun = true">From elsewhere</h1>
        <p class="MsoNormal"><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span><o:p></o:p></p>
        <p><a href="javascript:window.hasRun = true">bad</a> <a href="https://example.com/">good</a></p>
        <script>window.hasRun = true</script><img src="x" onerror="window.hasRun = true">
        <img src="https://example.com/spy.png"><iframe src="https://example.com/"></iframe></b>`,
    );
    await contentOf(page).getByRole('heading', { name: 'From elsewhere', level: 2 }).waitFor();
    await save(page);
    await page.getByText(blogMessages.added).waitFor();
    await page.waitForURL(/\/admin\/blogs\/\d+$/);
    await expect.poll(() => page.evaluate(() => 'hasRun' in window)).toBe(false);
    const { content_html } = await stored(Number(/\d+$/.exec(page.url())?.[0]));
    expect(content_html.replaceAll(/>\s+</g, '><')).toBe(
      '<h2>From elsewhere</h2><p><strong>Bold</strong> and <em>slanted</em></p><p>bad <a href="https://example.com/" rel="noopener">good</a></p>',
    );
  });

  test('keeps lists, headings and the text of tables from Word, and says which pictures are left out', async () => {
    const page = await visitBlog('new');
    await contentOf(page).click();
    const point = (level: number, mark: string, text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark} </span>${text}</p>`;
    await pasteHtml(
      page,
      `<p class="MsoTitle">Knees</p>${point(1, '·', 'Bend')}${point(2, 'o', 'Slowly')}${point(1, '·', 'Stretch')}
       <p>Then:</p>${point(1, '1.', 'Rest')}
       <table><tr><td><p>Day</p></td><td><p>Minutes</p></td></tr><tr><td>1</td><td>10</td></tr></table>
       <p><a href="https://www.google.com/url?q=https://example.com/knee">More</a><img src="file:///C:/knee.png"></p>`,
    );
    await page.getByText('Left out: \u2068knee.png\u2069.').waitFor();
    const text = await contentOf(page).evaluate((element) => element.innerHTML.replaceAll(/>\s+</g, '><'));
    expect(text).toContain(
      '<h2>Knees</h2><ul><li><p>Bend</p><ul><li><p>Slowly</p></li></ul></li><li><p>Stretch</p></li></ul>',
    );
    expect(text).toContain('<p>Then:</p><ol><li><p>Rest</p></li></ol>');
    expect(text).toContain('<p>Day | Minutes</p><p>1 | 10</p>');
    expect(text).toContain('href="https://example.com/knee"');
  });

  test('shows plain text in paragraphs, and leaves it plain text when only the title changes', async () => {
    const { id } = await addBlog('Plain words', 'One.\nTwo < three.\n\nFour.');
    const page = await visitBlogs();
    await openBlog(page, 'Plain words');
    await titleOf(page).fill('Plainer words');
    await save(page);
    await page.getByText(blogMessages.updated).waitFor();
    await expect.poll(() => stored(id)).toMatchObject({ title: 'Plainer words', content_format: 'text' });
    await contentOf(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Five.');
    await save(page);
    await expect
      .poll(async () => (await stored(id)).content_html)
      .toBe('<p>One.<br />Two &lt; three.</p><p>Four. Five.</p>');
  });

  test('redirects the old address of a published blog to the new one', async () => {
    const { id } = await addBlog('Old place', '<p>Text.</p>', 'Published');
    const page = await visitBlog(id);
    await page.getByLabel('Address', { exact: true }).fill('new-place');
    await page.getByText('Links to its old address will lead to the new one.').waitFor();
    await save(page);
    await page.getByText(blogMessages.updated).waitFor();
    const moved = await fetch(`${site().url}/blog/old-place`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/blog/new-place']);
  });
});

describe('saving', () => {
  test('names mistakes beside the fields and in a summary, and loses nothing typed', async () => {
    await addBlog('Taken address');
    const page = await visitBlog('new', { expected: [/status of 422/] });
    await save(page);
    await page.getByText('2 things to check').waitFor();
    await page.getByRole('link', { name: 'Please enter the content.' }).click();
    await page.keyboard.type('Some words.');
    await titleOf(page).fill('Another one');
    await page.getByLabel('Address', { exact: true }).fill('taken-address');
    await save(page);
    await page
      .getByText(/^Another blog has this address/)
      .first()
      .waitFor();
    await page.getByLabel('Address', { exact: true }).fill('free-address');
    await page.getByLabel('Or paste a picture link').fill('https://localhost/knee.png');
    await save(page);
    await page
      .getByText(/^The picture at this address could not be fetched/)
      .first()
      .waitFor();
    await page.getByLabel('Or paste a picture link').fill('');
    await page.getByLabel('Picture (optional)', { exact: true }).setInputFiles({
      name: 'broken.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a and nothing'),
    });
    await save(page);
    await page
      .getByText(/^This picture is damaged/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Remove picture', exact: true }).click();
    await save(page);
    await page.getByText(blogMessages.added).waitFor();
    await expect.poll(() => contentOf(page).innerText()).toBe('Some words.');
  });

  test('fails without a connection, loses nothing typed, and works again later', async () => {
    const { id } = await addBlog('On the train');
    const page = await visitBlog(id, { expected: [/ERR_INTERNET_DISCONNECTED|ApiError|request failed/] });
    await contentOf(page).click();
    await page.keyboard.type('In a tunnel. ');
    await page.context().setOffline(true);
    await save(page);
    await page.getByText(blogMessages.saveFailure).waitFor();
    await messages(page).filter({ hasText: 'Please check your connection' }).waitFor();
    await expect.poll(() => contentOf(page).innerText()).toContain('In a tunnel.');
    await page.context().setOffline(false);
    await save(page);
    await page.getByText(blogMessages.updated).waitFor();
    await expect.poll(async () => (await stored(id)).content).toContain('In a tunnel.');
  });

  test('shows the version that someone else has saved first, and takes it', async () => {
    const { id } = await addBlog('Theirs');
    const page = await visitBlog(id, { expected: [/status of 412/] });
    await titleOf(page).fill('Mine');
    const body = { title: 'Theirs, longer', content: '<p>Their words.</p>', status: 'Draft' } as const;
    await (await signInToApi(site())).blogs.update({ params: { id }, body });
    await save(page);
    const notice = messages(page).filter({ hasText: 'Someone else has changed this blog' });
    await notice.getByRole('button', { name: 'View theirs' }).click();
    await page.getByRole('dialog', { name: 'Theirs, longer' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect.poll(() => contentOf(page).innerText()).toBe('Their words.');
    await page.getByText('All changes are saved.').waitFor();
  });
});

describe('unsaved text', () => {
  test('is asked about on leaving, and back in the form afterwards', async () => {
    const { id } = await addBlog('Half written');
    const page = await visitBlog(id);
    await contentOf(page).click();
    await page.keyboard.type('More of it. ');
    await page.getByRole('link', { name: 'All blogs' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => contentOf(page).innerText()).toContain('More of it.');

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(restored).waitFor();
    await expect.poll(() => contentOf(page).innerText()).toContain('More of it.');
    await save(page);
    await page.getByText(blogMessages.updated).waitFor();
    await page.reload();
    await page.getByText('All changes are saved.').waitFor();
    await expect.poll(() => page.getByText(restored).count()).toBe(0);
    await expect.poll(() => contentOf(page).innerText()).toContain('More of it.');
  });

  test('includes what is typed while the blog is being added', async () => {
    const page = await visitBlog('new');
    await titleOf(page).fill('In a hurry');
    await contentOf(page).click();
    await page.keyboard.type('Some words.');
    const typed = Promise.withResolvers<void>();
    await page.route('**/api/blogs', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Saving' }).waitFor();
    await page.keyboard.type(' And more.');
    typed.resolve();
    await page.getByText(blogMessages.added).waitFor();
    await page.getByText('Not saved yet. A draft is stored in this browser.').waitFor();
    await expect.poll(() => contentOf(page).innerText()).toBe('Some words. And more.');

    await save(page);
    await page.getByText(blogMessages.updated).waitFor();
    await page.waitForURL(/\/admin\/blogs\/\d+$/);
    await expect
      .poll(async () => (await stored(Number(/\d+$/.exec(page.url())?.[0]))).content_html)
      .toBe('<p>Some words. And more.</p>');
  });

  test('is gone for good once it was discarded', async () => {
    const page = await visitBlog('new');
    await titleOf(page).fill('A passing thought');
    await page.getByLabel('Picture (optional)', { exact: true }).setInputFiles(await photo());
    await page.getByRole('link', { name: 'All blogs' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await openNewBlog(page);
    await page.getByText(restored).waitFor();
    await expect.poll(() => titleOf(page).inputValue()).toBe('A passing thought');

    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect.poll(() => titleOf(page).inputValue()).toBe('');
    await page.reload();
    await contentOf(page).waitFor();
    await expect.poll(() => page.getByText(restored).count()).toBe(0);
    await expect.poll(() => titleOf(page).inputValue()).toBe('');
  });

  test('of an earlier version is a conflict with what a colleague has saved since', async () => {
    const { id } = await addBlog('Before both');
    const page = await visitBlog(id, { expected: [/status of 412/] });
    await titleOf(page).fill('Mine, typed first');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/admin/blogs');
    const body = { title: 'Theirs, saved since', content: '<p>Their words.</p>', status: 'Draft' } as const;
    await (await signInToApi(site())).blogs.update({ params: { id }, body });
    await page.goto(`/admin/blogs/${id}`);
    await page.getByText(restored).waitFor();
    await expect.poll(() => titleOf(page).inputValue()).toBe('Mine, typed first');
    await save(page);
    await messages(page).filter({ hasText: 'Someone else has changed this blog' }).waitFor();
    await expect.poll(async () => (await stored(id)).title).toBe('Theirs, saved since');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect.poll(() => titleOf(page).inputValue()).toBe('Theirs, saved since');
  });
});

describe('the list', () => {
  test('publishes with a switch, which moves back when the server refuses', async () => {
    const { id } = await addBlog('To be published');
    const page = await visitBlogs({ expected: [/status of (500|412)|ApiError/] });
    const published = page.getByRole('switch', { name: 'Published: To be published' });
    await published.click();
    await page.getByText(blogMessages.statusUpdated).waitFor();
    await expect.poll(() => published.isChecked()).toBe(true);
    await expect
      .poll(() => page.getByRole('link', { name: /^View To be published/ }).getAttribute('href'))
      .toBe('/blog/to-be-published');

    await page.route('**/status', (route) => route.fulfill({ status: 500, body: '' }));
    await published.click();
    await page.getByText(blogMessages.statusFailure).waitFor();
    await expect.poll(() => published.isChecked()).toBe(true);
    await page.unroute('**/status');

    // The change happens between the click and its request, because the list may be reloading.
    const api = await signInToApi(site());
    await page.route('**/status', async (route) => {
      await api.blogs.setStatus({ params: { id }, body: { is_active: 0 } });
      await route.continue();
    });
    await published.click();
    await page.getByText('Someone else has changed it in the meantime.').waitFor();
    await expect.poll(() => published.isChecked()).toBe(false);
  });

  test('asks before it deletes, and can undo it', async () => {
    await addBlog('To be deleted');
    const page = await visitBlogs();
    const row = page.getByRole('row').filter({ hasText: 'To be deleted' });
    await row.getByRole('button', { name: 'Delete To be deleted' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => row.count()).toBe(1);
    await row.getByRole('button', { name: 'Delete To be deleted' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText(blogMessages.deleted).waitFor();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(blogMessages.restored).waitFor();
    await row.waitFor();
  });

  test('filters by status and title, and shows the standard message when nothing matches', async () => {
    const page = await visitBlogs();
    await filter(page, 'Published').click();
    await page.getByText(/published, newest first/).waitFor();
    await page.getByLabel('Search by title').fill('sleeping');
    await page.getByText('1 of 1 published').waitFor();
    await page.getByLabel('Search by title').fill('nothing like it');
    await page.getByText(blogMessages.empty, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await page.getByRole('table').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBeNull();
  });
});

test('the list of blogs does not load the editor', async () => {
  const page = await visitBlogs();
  await page.getByRole('table').waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const all = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  const withEditor = all.filter((name) => readFileSync(`build/client/assets/${name}`, 'utf8').includes('ProseMirror'));
  expect(withEditor.length).toBeGreaterThan(0);
  expect(withEditor.filter((name) => loaded.includes(`/assets/${name}`))).toEqual([]);
});
