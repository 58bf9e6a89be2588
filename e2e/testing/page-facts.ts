import type { Page } from 'playwright-core';

/** The machine-readable facts in the HTML of a page. */
export interface PageFacts {
  titles: string[];
  headings: string[];
  /** Contents by name or property. Duplicate tags are joined, so that they match no expectation. */
  tags: Record<string, string>;
  canonical: string[];
  feeds: string[];
  structuredData: { '@type': string }[];
}

/** Parses the HTML without running or loading anything. `page` is any page in which a script can run. */
export async function readFacts(page: Page, html: string): Promise<PageFacts> {
  return page.evaluate((html) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const tags: Record<string, string> = {};
    for (const tag of all('head meta[content]')) {
      const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? '';
      tags[name] = (tags[name] ?? '') + tag.getAttribute('content');
    }
    return {
      titles: all('title:not(svg title)').map((title) => title.textContent),
      headings: all('h1').map((heading) => heading.textContent),
      tags,
      canonical: all('head link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
      feeds: all('head link[rel="alternate"][type="application/atom+xml"]').map(
        (link) => link.getAttribute('href') ?? '',
      ),
      structuredData: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent)),
    };
  }, html);
}

/** Counts, in a part of a page as the server sends it, and its words. */
export interface PartFacts {
  points: number;
  /** Links that call 112. */
  calls: number;
  text: string;
}

/** Parses `main` of the HTML, or the section of it with this heading. */
export async function readPart(page: Page, html: string, heading?: string): Promise<PartFacts> {
  return page.evaluate(
    ([html, heading]) => {
      const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
      const isIt = (section: Element) => section.querySelector('h2')?.textContent.trim() === heading;
      const part = heading === '' ? main : [...(main?.querySelectorAll('section') ?? [])].find(isIt);
      return {
        points: part?.querySelectorAll('li').length ?? 0,
        calls: part?.querySelectorAll('a[href="tel:112"]').length ?? 0,
        text: part?.textContent ?? '',
      };
    },
    [html, heading ?? ''] as const,
  );
}
