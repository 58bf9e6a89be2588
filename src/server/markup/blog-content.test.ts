import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { readBlogContent } from './blog-content.ts';
import { pictureNamesIn } from './blog-pictures.ts';

describe('HTML', () => {
  test('hostile content is stored without forbidden elements and attributes', async () => {
    const failures = await failuresOf(
      [
        ['<p>Hello<script>alert(1)</script></p>', '<p>Hello</p>'],
        ['<p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
        ['<p style="color:red" class="x" id="y">Hello</p>', '<p>Hello</p>'],
        ['<p>Hello<style>p { color: red }</style></p>', '<p>Hello</p>'],
        ['<p>Hello<iframe src="https://evil.example"></iframe></p>', '<p>Hello</p>'],
        ['<p>Hello<object data="x"></object><embed src="x"></p><form action="x"><input></form>', '<p>Hello</p>'],
        ['<p>Hello<svg onload="alert(1)"><a href="x">y</a></svg></p>', '<p>Hello<a href="x">y</a></p>'],
        ['<p>Hello<!-- a note --></p>', '<p>Hello</p>'],
        ['<p>Hello</p><img src="x" onerror="alert(1)">', '<p>Hello</p>'],
        ['<p>Hello</p><img src="https://evil.example/a.png" alt="a">', '<p>Hello</p>'],
        ['<p>Hello</p><img src="//evil.example/uploads/a.png">', '<p>Hello</p>'],
        ['<p>Hello</p><img src="data:image/png;base64,AAAA">', '<p>Hello</p>'],
        [
          '<p><img src="/uploads/a.webp" alt="A knee" width="300" onerror="x()" srcset="https://evil.example/a"></p>',
          '<p><img src="/uploads/a.webp" alt="A knee" width="300" /></p>',
        ],
        ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
        ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
        ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
        ['<a href=" &#1; javascript:alert(1)">x</a>', '<a>x</a>'],
        ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
        ['<a href="//evil.example">x</a>', '<a>x</a>'],
        [
          '<a href="https://example.com" target="_blank" onmouseover="x()">x</a>',
          '<a href="https://example.com" rel="noopener">x</a>',
        ],
        ['<a href="https://example.com" rel="opener">x</a>', '<a href="https://example.com" rel="noopener">x</a>'],
        ['<a href="/blog" rel="noopener">x</a>', '<a href="/blog">x</a>'],
        ['<p>Hello</p><img src="/uploads/../clinic.sqlite">', '<p>Hello</p>'],
        ['<p>Hello</p><img src="/uploads/a.svg">', '<p>Hello</p>'],
        ['<p>Hello</p><img src="/uploads/a.webp?x" srcset="https://evil.example/a.png">', '<p>Hello</p>'],
        [
          '<a href="/appointment">book</a> <a href="tel:+910000000000">call</a> <a href="mailto:a@example.com">write</a>',
          null,
        ],
        [
          '<h2>Move</h2><h3>Daily</h3><ul><li><strong>Walk</strong></li></ul><ol><li><em>Rest</em></li></ol><blockquote>Ask.</blockquote>',
          null,
        ],
        ['<h1>Title</h1><p>Text</p>', 'Title<p>Text</p>'],
        ['<p>Open <b>bold', '<p>Open <b>bold</b></p>'],
        ['<P>Loud</P>', '<p>Loud</p>'],
      ],
      ([content, expected]) => {
        expect(readBlogContent(content)).toMatchObject({ content: expected ?? content, content_format: 'html' });
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('plain text', () => {
  test('is stored unchanged', async () => {
    const failures = await failuresOf(
      [
        'One paragraph.\n\nAnother one.',
        'Angles < 90° & > 45°, "quoted"',
        'Write to <anita@example.com>',
        'if a < b and b > c',
        '<script>alert(1)</script>',
        '<marquee>no</marquee>',
        '&lt;b&gt;',
      ],
      (content) => {
        expect(readBlogContent(content)).toMatchObject({ content, content_format: 'text' });
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('blank lines', () => {
  test.each([
    ['a\n\n<b>b</b>\n\nc', '<p>a</p>\n<p><b>b</b></p>\n<p>c</p>'],
    ['a\n \n<em>b</em> c', '<p>a</p>\n<p><em>b</em> c</p>'],
    ['a\n\nb<ul><li>one\n\ntwo</li></ul>c\n\nd', '<p>a</p>\n<p>b</p><ul><li>one\n\ntwo</li></ul><p>c</p>\n<p>d</p>'],
    ['<b>a\n\nb</b>', '<p><b>a</b></p>\n<p>b</p>'],
  ])('of %j separate paragraphs', (content, stored) => {
    expect(readBlogContent(content).content).toBe(stored);
  });

  test('is stored unchanged', async () => {
    const failures = await failuresOf(
      [
        'one <b>line</b>',
        '<p>a</p>\n\n<p>b</p>',
        'one <b>line</b>\nand another',
        '<ul>\n\n<li>a<ul><li>b</li></ul></li>\n\n<li>c</li>\n\n</ul>',
      ],
      (content) => {
        expect(readBlogContent(content).content).toBe(content);
      },
    );
    expect(failures).toEqual([]);
  });
});

test('the direction of a text survives', () => {
  expect(readBlogContent('<p dir="rtl">שלום</p><p dir="sideways" lang="he">a</p>').content).toBe(
    '<p dir="rtl">שלום</p><p dir>a</p>',
  );
});

describe('the preview', () => {
  test('is the first 100 characters of the text', () => {
    const content = 'x'.repeat(99) + 'yz';
    expect(readBlogContent(content).preview).toBe('x'.repeat(99) + 'y');
    expect(readBlogContent(`<p>${content}</p>`).preview).toBe('x'.repeat(99) + 'y');
    expect(readBlogContent('short').preview).toBe('short');
  });

  test('does not split a surrogate pair', () => {
    expect(readBlogContent('🙂'.repeat(101)).preview).toBe('🙂'.repeat(100));
  });

  test('of content is its text', async () => {
    const failures = await failuresOf(
      [
        ['<h2>Move</h2><p>Walk<br>daily</p><ul><li>one</li><li>two</li></ul>', 'Move Walk daily one two'],
        ['<p>Heat &amp; cold, 5 &lt; 6, &quot;so&quot;</p>', 'Heat & cold, 5 < 6, "so"'],
        ['<p>the code &amp;lt;b&amp;gt;</p>', 'the code &lt;b&gt;'],
        ['<p>half</p>\n\n<p>of it</p>', 'half of it'],
        ['<p>bo<b>ld</b></p>', 'bold'],
        ['one\n\n\ttwo  three', 'one two three'],
      ],
      ([content, preview]) => {
        expect(readBlogContent(content).preview).toBe(preview);
      },
    );
    expect(failures).toEqual([]);
  });
});

/** Resolves a link as a browser on the site does. */
function protocolOf(href: string) {
  return URL.canParse(href, 'https://clinic.test') ? new URL(href, 'https://clinic.test').protocol : 'none:';
}

test('any input is reduced to allowed tags with harmless attributes', () => {
  const harmless =
    /^<\/?(?:p|h[234]|[uo]l|li|strong|b|em|i|u|s|a|blockquote|[bh]r|img|figure|figcaption)(?: (?:href|rel|src|alt|width|height|dir)(?:="[^"<>]*")?)*(?: \/)?>$/;
  const openers = [
    '<p>',
    '<b ',
    '<img ',
    '<a ',
    '<script>',
    '<svg/onload=x>',
    '<!--',
    '<![CDATA[',
    '&lt;',
    '&#60;',
    '<',
  ];
  const attributes = [
    'src="/uploads/a.webp" ',
    'src=x ',
    'href=',
    '"javascript:alert(1)"',
    '" java\tscript:x"',
    'onerror=x ',
    '"',
    "'",
    '/',
  ];
  const closers = ['</p>', '</a>', '</script>', '-->', ']]>', '>', '/>'];
  const piece = fc.oneof(fc.constantFrom(...openers, ...attributes, ...closers), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const { content, content_format } = readBlogContent(`<p>${pieces.join('')}`);
      expect(content_format).toBe('html');
      for (const [tag] of content.matchAll(/<[^>]*>?/g)) {
        expect(tag).toMatch(harmless);
        const href = / href="([^"]*)"/.exec(tag)?.[1] ?? '';
        expect(protocolOf(href)).toMatch(/^(https?|mailto|tel|none):$/);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('the pictures of a text are those uploaded for texts, without duplicates', () => {
  const { content } = readBlogContent(
    '<p>Look:</p><img src="/uploads/blogs/a-1.webp" alt="src=&quot;/uploads/blogs/b.webp&quot;"><img src="/uploads/blogs/a-1.webp"><img src="/uploads/c.webp">',
  );
  expect(pictureNamesIn(content)).toEqual(['a-1.webp']);
});

test('elements deeper than any text needs are left out, and their words stay', () => {
  const { content } = readBlogContent(`${'<blockquote>'.repeat(1_000)}Deep${'</blockquote>'.repeat(1_000)}`);
  expect(content.split('<blockquote>').length - 1).toBe(50);
  expect(content).toContain('Deep');
});
