import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { replacePictures } from './imported-content.ts';
import { convertWordpressContent } from './wordpress-content.ts';

describe('the content of a post', () => {
  test('becomes the content of a blog', async () => {
    const failures = await failuresOf(
      [
        [
          '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
          '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
          [],
        ],
        ['One\ntwo\r\n\r\nThree', '<p>One<br />\ntwo</p>\n<p>Three</p>', []],
        ['<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>', '<p><ul>\n<li>a</li>\n<li>b</li>\n</ul></p>', []],
        ['<p>x</p><h1>A</h1><h6>B</h6>', '<p>x</p><h2>A</h2><h4>B</h4>', []],
        ['<p>See [1] and [sic].</p>', '<p>See [1] and [sic].</p>', []],
        ['<p>a[gallery]b</p>', '<p>ab</p>', ['a gallery']],
        ['<p>[button link="x"]Call[/button]</p>', '<p>Call</p>', ['a part made by a plugin: [button]']],
        [
          '<p>x</p>[caption id="a" width="3"]<a href="/b"><img src="/a.png" /></a> Words[/caption]',
          '<p>x</p><figure><a href="/b"><img src="/a.png" /></a><figcaption>Words</figcaption></figure>',
          [],
        ],
        [
          '<p>x</p>[caption caption="Old"]<img src="a">[/caption]',
          '<p>x</p><figure><img src="a"><figcaption>Old</figcaption></figure>',
          [],
        ],
        ['<p>[caption] never closed</p>', '<p>[caption] never closed</p>', []],
      ],
      ([raw, html, leftOut]) => {
        expect(convertWordpressContent(raw)).toEqual({ html, leftOut });
      },
    );
    expect(failures).toEqual([]);
  });

  // 200,000 beginnings without an end: with a quadratic pattern, each of these would take minutes.
  test.each(['[caption]', '[caption ', '[/', '<img ', '<img src="', '<a ', '<figure>', '[x="', '<p', '</'])(
    'that repeats %j for ever is converted in linear time',
    (part) => {
      const { html } = convertWordpressContent(part.repeat(100_000));
      expect(replacePictures(html, 'https://old.example', () => undefined).length).toBeGreaterThan(0);
    },
  );
});
