import type { Locator, Page } from 'playwright-core';
import type { Planted } from './plant-texts.ts';

/** A dialog or sheet that opens in the admin area, about the records that `plantTexts` has left. */
export interface Opened {
  what: string;
  path: string;
  /** Button that opens it, after any steps that have to come first. */
  opener: (page: Page) => Locator | Promise<Locator>;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first();

/** The sheets and dialogs with what people have written. */
export function listSheets({ name, blog, reference }: Planted): Opened[] {
  return [
    { what: 'a request', path: `/admin?status=all&q=${reference}`, opener: link(`Open the request of ${name}`) },
    { what: 'an opening', path: '/admin/career', opener: link(`Edit the opening ${name}`) },
    { what: 'a notice', path: '/admin/notices', opener: link(`Edit the notice ${name}`) },
    { what: 'a closure', path: '/admin/closures', opener: link(`Edit the closure ${name.slice(0, 80).trim()}`) },
    { what: 'a gallery item', path: '/admin/gallery', opener: link(`Edit ${name}`) },
    { what: 'a symptom', path: '/admin/conditions/symptoms', opener: button(`Edit ${name}`) },
    { what: 'the preview of a blog', path: `/admin/blogs/${blog}`, opener: button('Preview') },
  ];
}

/** Every question that the admin area asks before it does something. */
export function listQuestions({ name, condition }: Planted, colleague: string): Opened[] {
  const isCut = name.slice(0, 60);
  return [
    { what: 'deleting a review', path: '/admin/reviews', opener: button(`Delete the review of ${name}`) },
    { what: 'deleting a blog', path: '/admin/blogs', opener: button(`Delete ${name}`) },
    { what: 'deleting a gallery item', path: '/admin/gallery', opener: button(`Delete ${name}`) },
    { what: 'deleting a notice', path: '/admin/notices', opener: button(`Delete the notice ${name}`) },
    { what: 'deleting a condition', path: `/admin/conditions/${condition}`, opener: button('Delete') },
    { what: 'deleting a symptom', path: '/admin/conditions/symptoms', opener: button(`Delete ${name}`) },
    {
      what: 'removing a practitioner',
      path: '/admin/clinic/team',
      opener: (page) =>
        page
          .locator('#practitioners')
          .getByRole('button', { name: `Remove ${isCut}` })
          .first(),
    },
    {
      what: 'removing a slide',
      path: '/admin/clinic',
      opener: (page) =>
        page
          .locator('#heroSlides')
          .getByRole('button', { name: `Remove ${isCut}` })
          .first(),
    },
    {
      what: 'discarding changes of the clinic',
      path: '/admin/clinic',
      opener: async (page) => {
        await page.getByLabel('Name of the clinic').fill('Changed');
        return button('Discard changes')(page);
      },
    },
    {
      what: 'discarding changes of the treatments',
      path: '/admin/treatments/table',
      opener: async (page) => {
        await page
          .getByLabel(/^Length in minutes/)
          .first()
          .fill('45');
        return button('Discard changes')(page);
      },
    },
    {
      what: 'leaving with something unsaved',
      path: '/admin/notices?open=new',
      opener: async (page) => {
        await page.getByRole('textbox', { name: 'Notice' }).fill('Unsaved');
        return page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Appointments' });
      },
    },
    { what: 'blocking access', path: '/admin/people', opener: button(`Block access of ${colleague}`) },
    { what: 'removing somebody', path: '/admin/people', opener: button(`Remove ${colleague}`) },
    { what: 'signing out everywhere', path: '/admin/account', opener: button('Sign out everywhere') },
  ];
}
