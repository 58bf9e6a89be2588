import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { limits } from '#contract/plain/limits.ts';
import { documentPages } from '#web/pages.ts';
import { photo } from '../testing/blog-pages.ts';
import type { Site } from '../testing/site.ts';
import { check, click, escape, fill, run, type Size, select, type Tab, until } from './tab.ts';

type Open = (size: Size) => Promise<Tab>;

/** Subject of the test, and the folder for its pictures. */
interface Trial {
  site: Site;
  open: Open;
  folder: string;
  isPlain: boolean;
}

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 720 };

/** Everything that a browser of the first row of the README's table does. */
export async function tryFull(trial: Trial) {
  await using(trial, phone, async (tab, step) => {
    await step('start pop-up', '/', () => closePopup(tab, step));
    await step('menu', '', async () => {
      await click(tab, '.menu-button', 'Menu');
      await check(
        tab,
        'the menu opens',
        () => document.querySelector('#menu:popover-open')?.getAnimations({ subtree: true }).length === 0,
      );
      await step.capture('menu');
      await click(tab, '#menu a', 'About Us');
      await check(tab, 'the page is at its top', () => location.pathname === '/about' && scrollY === 0);
    });
    await visit(tab, step);
  });
  await using(trial, laptop, async (tab, step) => {
    await step('home on a laptop', '/', () => closePopup(tab, step));
    for (const [name, address] of [
      ['booking', '/appointment'],
      ['condition', '/conditions/1'],
    ] as const)
      await step(`${name} on a laptop`, address, async () => step.capture(name));
    await step('sign-in', '/login', async () => {
      await fill(tab, 'E-mail', trial.site.admin.email);
      await fill(tab, 'Password', trial.site.admin.password);
      await click(tab, 'button', 'Log in');
      await check(
        tab,
        'the admin area opens',
        () => location.pathname === '/admin' && document.querySelector('.data-table'),
      );
    });
    await step('marking a request as done', '', async () => {
      await click(tab, '.open a', 'Open');
      await fill(tab, 'Remarks', 'Called.');
      await check(tab, 'no column is cut', () => {
        const [frame, table] = ['.table-frame', '.data-table'].map((part) => document.querySelector(part));
        return (table?.getBoundingClientRect().right ?? Infinity) <= (frame?.getBoundingClientRect().right ?? 0) + 1;
      });
      await step.capture('admin');
      await click(tab, 'button', 'Mark as done');
      await toastSays(tab, appointmentMessages.done);
      await check(tab, 'no label is narrower than its words', () =>
        [...document.querySelectorAll('.state-chip')].every(
          ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
        ),
      );
      await step.capture('toast');
    });
    await step('a blog with a picture', '/admin/blogs/new', async () => {
      await fill(tab, 'Title', 'Stairs without pain');
      await click(tab, '[contenteditable="true"]');
      await tab.type('Good leg first.');
      await tab.chooseFile('input[type="file"][accept="image/*"]', await writePhoto(trial.folder));
      await check(tab, 'the picture shows', () => document.querySelector('.picture-field canvas, .picture-field img'));
      await check(tab, 'the button stays in its box', () => {
        const [box, button] = ['.picture-field', '.file-button .button'].map((part) => document.querySelector(part));
        return (button?.getBoundingClientRect().right ?? Infinity) <= (box?.getBoundingClientRect().right ?? 0);
      });
      await step.capture('blog-editor');
      await click(tab, 'button', 'Add blog');
      await toastSays(tab, blogMessages.added);
    });
  });
}

/** Journey of older browsers through the same pages, without scripts. */
export async function tryPlain(trial: Trial) {
  await using(trial, phone, async (tab, step) => {
    for (const address of ['/', '/about', '/blog', '/career', '/gallery', '/reviews', '/privacy'])
      await step(address, address, async () => step.capture(`plain${address.replaceAll('/', '-')}`));
    await step('menu', '/', async () => {
      await check(tab, 'no button of the first screen lies on its picture', () => {
        const [buttons, art] = ['.hero-actions', '.slide-current .slide-art'].map((part) =>
          document.querySelector(part),
        );
        return (buttons?.getBoundingClientRect().bottom ?? Infinity) <= (art?.getBoundingClientRect().top ?? 0) + 1;
      });
      await click(tab, '.menu-link', 'Menu');
      await click(tab, '.footer-menu a', 'About Us');
      await check(tab, 'the page opens', () => location.pathname === '/about');
    });
    await visit(tab, step);
    for (const address of ['/login', '/admin'])
      await step(`${address} needs a newer browser`, address, async () => {
        await check(
          tab,
          'a sentence says so',
          (words) => document.body.innerText.includes(words),
          sessionMessages.needsNewerBrowser,
        );
        await step.capture(`plain${address.replaceAll('/', '-')}`);
      });
  });
}

/** Closes the pop-up; on a busy machine it may open only on the next page of the visit. */
async function closePopup(tab: Tab, step: Step) {
  let asked = 0;
  await until('the pop-up opens', async () => {
    asked += 1;
    if (asked % 40 === 0) await tab.goto(step.home);
    return run(tab, () => document.querySelector('dialog[open] [name="phone"]') !== null);
  });
  await step.capture('popup');
  await tab.type(escape);
  await check(tab, 'the pop-up closes', () => !document.querySelector('dialog[open]'));
  await step.capture('home');
}

/** A condition, a booking to its confirmation, and a review. */
async function visit(tab: Tab, step: Step) {
  await step('condition', '/conditions/1', async () => step.capture('condition'));
  await step('booking', '/appointment', async () => {
    await click(tab, 'label', 'Knee pain');
    if (!step.isPlain) {
      await click(tab, 'button', 'Next');
      await click(tab, 'button', 'Call me to agree a time');
    }
    await fill(tab, 'Name', 'Meera Sample');
    await fill(tab, 'Phone', '+91 98765 43210');
    await select(tab, 'state', 'Kerala');
    if (step.isPlain) {
      await click(tab, 'button', 'Show cities');
      await select(tab, 'city', 'Thrissur');
    } else {
      await check(tab, 'cities can be searched', () => document.querySelector('[role="combobox"]'));
      await fill(tab, 'City', 'Thrissur');
    }
    await step.capture('booking');
    await oldEnough(tab);
    await click(tab, 'button', 'Send the request');
    await check(
      tab,
      'the confirmation shows in the window',
      (words) => {
        const heading = [...document.querySelectorAll('h1')].find(({ textContent }) => textContent.includes(words));
        const { top = -1, bottom = Infinity } = heading?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= innerHeight;
      },
      appointmentMessages.submitted,
    );
    await step.capture('confirmed');
  });
  await step('review', '/review', async () => {
    await click(tab, '.rating-half', '4 stars');
    await fill(tab, 'In your own words', 'They listened first.');
    await fill(tab, 'Name', 'Asha Sample');
    await fill(tab, 'E-mail', 'asha@example.com');
    await fill(tab, 'Mobile', '+91 98765 43210');
    await oldEnough(tab);
    await click(tab, 'button', 'Send the review');
    if (step.isPlain)
      await check(tab, 'thanks', (words) => document.body.innerText.includes(words), reviewMessages.submitted);
    else await toastSays(tab, reviewMessages.submitted);
    await step.capture('reviewed');
  });
}

/** A toast as high as its words, and no higher. */
const toastSays = (tab: Tab, sentence: string) =>
  check(
    tab,
    `a toast says '${sentence}' and covers little`,
    (words) => {
      const toasts = document.querySelector('.toasts');
      return toasts?.textContent.includes(words) && toasts.getBoundingClientRect().height < 150;
    },
    sentence,
  );

/** The server takes a form for a robot's that is sent within moments. */
const oldEnough = (tab: Tab) =>
  check(
    tab,
    'the form is old enough',
    (age) => {
      const token = document.querySelector<HTMLInputElement>('[name="formToken"]')?.value;
      return Date.now() - Number.parseInt(token?.split('.')[1] ?? '', 36) > age;
    },
    limits.formAge.min,
  );

async function writePhoto(folder: string) {
  const file = path.join(folder, 'stairs.jpg');
  writeFileSync(file, (await photo()).buffer);
  return file;
}

interface Step {
  (name: string, address: string, act: () => Promise<void>): Promise<void>;
  capture(name: string): Promise<void>;
  isPlain: boolean;
  home: string;
}

/** Opens a tab for some steps: after each, the page is whole, with scripts or without as expected. */
async function using(trial: Trial, size: Size, act: (tab: Tab, step: Step) => Promise<void>) {
  const { site, open, folder, isPlain } = trial;
  const tab = await open(size);
  mkdirSync(folder, { recursive: true });
  const capture = async (name: string) =>
    writeFileSync(path.join(folder, `${name}-${size.width}.png`), await tab.capture());
  const step = async (name: string, address: string, acts: () => Promise<void>) => {
    try {
      if (address) await tab.goto(site.url + address);
      await check(tab, 'the page is as expected', isWhole, isPlain, documents);
      await acts();
      await check(tab, 'the page stays as expected', isWhole, isPlain, documents);
      console.log(`  ${name}: works`);
    } catch (error) {
      await capture('failed');
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  };
  try {
    await act(tab, Object.assign(step, { capture, isPlain, home: site.url }));
  } finally {
    await tab.close();
  }
}

/** Addresses of documents, which run no React. */
const documents = documentPages.map(({ path: pattern }) => `^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

function isWhole(isPlain: boolean, documents: string[]) {
  const isDocument = documents.some((pattern) => new RegExp(pattern).test(location.pathname));
  const isMarked = document.documentElement.hasAttribute('data-plain');
  const isHydrated = Object.keys(document.body).some((key) => key.startsWith('__react'));
  const hasFailed = document.body.innerText.includes('This page did not load');
  return (
    document.readyState === 'complete' && !hasFailed && isMarked === isPlain && isHydrated !== (isPlain || isDocument)
  );
}
