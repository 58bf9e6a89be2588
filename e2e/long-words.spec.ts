import { beforeAll, expect, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { addressOf, visitorPaths } from './testing/pages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const word = `Wirbelsäulen${'gymnastik'.repeat(12)}`;
const address = `https://example.com/${'an-address-that-never-breaks/'.repeat(4)}`;
const text = `${word} ${address}\n\nA short line.`;

/** The pages about the records with long words. */
let longPaths: string[] = [];

beforeAll(async () => {
  const api = await signInToApi(site());
  const lists = [{ title: word, description: address }];
  const [blog, opening, , condition] = await Promise.all([
    api.blogs.create({ body: { title: word, content: text, status: 'Published' } }),
    api.careers.create({ body: { position: word, description: text, experience: 1 } }),
    api.gallery.create({ body: { title: word, treatment_name: word, youtubeLink: 'https://youtu.be/M7lc1UVf-VE' } }),
    api.conditions.create({
      body: {
        name: word,
        description: text,
        symptoms: JSON.stringify(lists),
        causes: text,
        treatment: text,
        urgent_help: text,
        routine_help: text,
        symptom_ids: '[1]',
      },
    }),
    api.symptoms.create({ body: { name: word } }),
    api.reviews
      .submit({
        body: { name: word, email: 'asha@example.com', mobile: '+91 00000 00000', rating: 4, description: text },
      })
      .then(async () => {
        const { body } = await api.reviews.list();
        await api.reviews.setVisibility({ params: { id: body[0]?.id ?? 0 }, body: { isActive: true } });
      }),
  ]);
  longPaths = [`/blog/${blog.slug}`, `/career/${opening.id}`, `/conditions/${condition.id}`];
  const { version: _, ...profile } = await api.clinic.get();
  const practitioners = profile.practitioners.map((one) => ({
    ...one,
    name: word.slice(0, 100),
    qualification: word,
    specialty: word,
    description: text,
    biography: text,
  }));
  await api.clinic.update({ body: { ...profile, practitioners } });
});

/** Text that ends outside of the screen, except in rows that scroll. */
function textOutside() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const isReachable = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { overflowX, visibility } = getComputedStyle(element);
    const isHidden = element.matches('.visually-hidden, .skip-link, dialog:not([open])') || visibility === 'hidden';
    return isHidden || overflowX === 'auto' || overflowX === 'scroll' || isReachable(element.parentElement);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const outside = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1);
    if (outside && !isReachable(node.parentElement)) found.add((node.textContent ?? '').trim().slice(0, 40));
  }
  return [...found].filter(Boolean);
}

test.each([320, 390, 768, 1440])('long words and addresses fit on every page at %i px', async (width) => {
  const page = await visit('/', { viewport: { width, height: 844 } });
  const paths = await Promise.all(visitorPaths.map((path) => addressOf(site(), path)));
  for (const path of [...paths, ...longPaths]) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect
      .soft({ path, overflow, outside: await page.evaluate(textOutside) })
      .toEqual({ path, overflow: 0, outside: [] });
  }
});
