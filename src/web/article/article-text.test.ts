import { expect, test } from 'vitest';
import { withSources } from './article-text.tsx';

const src = '/uploads/blogs/0a1b-600x400-14665e.jpg';

test('a picture in a text gets smaller sources, loads lazily and keeps its alternative text', () => {
  const html = withSources(
    `<p>Look:</p><img src="${src}" alt="A &quot;knee&quot; &gt; hip" width="300" height="200" />`,
  );
  expect(html).toContain(
    '<source type="image/avif" srcset="/uploads/blogs/0a1b-480.avif 480w, /uploads/blogs/0a1b-600.avif 600w"',
  );
  expect(html).toContain(`<img src="${src}" alt="A &quot;knee&quot; &gt; hip" width="300" height="200" loading="lazy"`);
  expect(html.startsWith('<p>Look:</p><picture>')).toBe(true);
});

test('a picture without a size gets the size of its file', () => {
  expect(withSources(`<img src="${src}" alt="width=">`)).toContain('alt="width=" width="600" height="400"');
});

test.each([
  '<p>No picture, 3 &lt; 4.</p>',
  '<img src="/uploads/blogs/from-before.webp" alt="" />',
  '<img alt="src=&quot;/uploads/blogs/0a1b-600x400-14665e.jpg&quot;" />',
])('%s stays unchanged', (html) => {
  expect(withSources(html)).toBe(html);
});
