import { marked } from 'marked';
import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { pageAsMarkdown } from './page-as-markdown.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeMarkup = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
const clinic = { emergencyNumber: '112', ambulanceNumber: '108' };
const address = 'https://clinic.example/conditions/1';
const read = (main: string) =>
  pageAsMarkdown(`<body>header<main id="main">${main}</main>footer</body>`, address, clinic);
/** Without the line about emergencies. */
const bodyOf = (main: string) => pageAsMarkdown(`<main>${main}</main>`, address, undefined).trim();

test('a page in Hindi says in Hindi whom to call, and leads to the signs in Hindi', () => {
  const text = pageAsMarkdown('<main><h1>मोच</h1></main>', 'https://clinic.example/hi/conditions/1', clinic);
  expect(text).toContain(
    '> **इमरजेंसी में 112 (एंबुलेंस: 108) पर फ़ोन करें।** [जिन लक्षणों में तुरंत मदद चाहिए](https://clinic.example/hi/emergency.md)',
  );
});

test('the heading, whom to call and the signs come before the rest', () => {
  const text = read(
    `<p>Ankles twist.</p><h1>Ankle sprain</h1><p>It heals.</p>
    <div><section id="help"><h2>Get help</h2><div class="signs"><h3>Call 112 now</h3><ul><li>Bleeding</li></ul></div></section></div>`,
  );
  expect(text).toBe(
    [
      '# Ankle sprain',
      '> **In an emergency, call 112 (ambulance: 108).** [Signs that need help at once](https://clinic.example/emergency.md)',
      '## Get help',
      '### Call 112 now',
      '- Bleeding',
      'Ankles twist.',
      'It heals.\n',
    ].join('\n\n'),
  );
});

test('words, lists, pictures and links are Markdown', async () => {
  const failures = await failuresOf(
    [
      ['<p>One<br/>two <strong>three</strong> <em>four</em>.</p>', 'One\\\ntwo **three** *four*.'],
      [
        '<ul><li>One<ul><li>Two</li></ul></li><li><p>Three</p><p>Four</p></li></ul>',
        '- One\n\n  - Two\n- Three\n\n  Four',
      ],
      ['<blockquote><p>One</p><p>Two</p></blockquote>', '> One\n\n> Two'],
      ['<dl><dt>How long</dt><dd>A week</dd></dl>', '**How long**\n\nA week'],
      [
        '<table><tr><th>Monday</th><td>8 am</td></tr><tr><th>Sunday</th><td>Closed</td></tr></table>',
        '- Monday: 8 am\n- Sunday: Closed',
      ],
      ['<p><a href="/blog/a_(b)">A</a><a href="#x">B</a></p>', '[A](https://clinic.example/blog/a_%28b%29) B'],
      ['<p><a href="tel:112">Call<!-- --> <bdi>112</bdi></a></p>', '[Call 112](tel:112)'],
      [
        '<p><img src="/a.png" alt="A [foot]"/><img src="/b.png" alt=""/></p>',
        '![A \\[foot\\]](https://clinic.example/a.png)',
      ],
      ['<a href="/a"><h3>A</h3><p>More</p></a>', '[A More](https://clinic.example/a)'],
      ['<svg role="img" aria-label="5 out of 5 stars"><path d="M0 0"/></svg>', '5 out of 5 stars'],
    ],
    ([html, markdown]) => expect(bodyOf(html)).toBe(markdown),
  );
  expect(failures).toEqual([]);
});

test('what is for screens alone is left out', () => {
  const parts = [
    '<nav>Home</nav><form>Search</form><button>Close</button><script>var a = "<p>b</p>";</script><style>p{}</style>',
    '<p hidden>Hidden</p><i aria-hidden="true">×</i><p class="row unprinted">Tap</p><p class="needs-script">Wait</p>',
  ];
  expect(bodyOf(`${parts.join('')}<p>Words</p>`)).toBe('Words');
});

test('text that looks like Markdown or HTML is read as the same text', async () => {
  const failures = await failuresOf(
    [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      '[a](javascript:alert(1)) ![b](c) [d]: e',
      '&lt;b&gt; &amp; &copy; AT&T',
      '# 1. 2) - + * > ` ~~~ | --- ===',
      '1. one',
      '- one',
      '+ one',
      '# one',
      '---',
      '*a* _b_ **c** `d` ~~e~~ \\f',
      'https://example.com <https://example.com>',
    ],
    (text) => {
      const markdown = bodyOf(`<p>${escapeMarkup(text)}</p>`);
      expect(markdown).not.toMatch(/[<>]/);
      // The reader makes links of bare addresses, whose text stays the same.
      const html = marked.parse(markdown, { async: false }).replaceAll(/<\/?a[^>]*>/g, '');
      expect(html).toBe(`<p>${escapeMarkup(text)}</p>\n`);
    },
  );
  expect(failures).toEqual([]);
});

test('a link leads nowhere that runs a script', () => {
  expect(bodyOf('<p><a href="javascript:alert(1)">A</a> <a href="data:text/html,x">B</a></p>')).toBe('A B');
});

test('a text whose parts are within parts without end is read', () => {
  expect(bodyOf(`${'<blockquote><b>'.repeat(5_000)}deep${'</b></blockquote>'.repeat(5_000)}`)).toContain('deep');
});
