import { matchNames } from '#web/admin/list/match-names.ts';
import { type AdminPage, adminPages } from '#web/pages.ts';

/** A choice in the palette. */
export interface Command {
  /** Unique, and part of an element's id. */
  key: string;
  name: string;
  /** Says more, in one line. */
  about?: string | undefined;
  run: () => void;
}

/** Names of pages that no tab of the rail leads to. */
const otherNames: Partial<Record<string, string>> = {
  '/admin/untold': 'Not told yet',
  '/admin/wait-list': 'Wait list',
  '/admin/hours': 'Working hours',
  '/admin/hours/leave': 'Leave and breaks',
  '/admin/treatments/table': 'Treatments and prices',
  '/admin/texts': 'Texts',
  '/admin/samples': 'Samples',
  '/admin/career/applications': 'Job applications',
  '/admin/conditions/new': 'New condition',
  '/admin/conditions/symptoms': 'Symptoms',
  '/admin/settings': 'Settings',
  '/admin/account': 'Account',
};

/** Pages of the admin area that someone can open. */
export function listPages(mayOpen: (path: string) => boolean, open: (path: string) => void): Command[] {
  return (adminPages as readonly AdminPage[]).flatMap(({ path, tab }) => {
    const name = tab?.label ?? otherNames[path];
    if (name === undefined || !mayOpen(path)) return [];
    return { key: `page${path.replaceAll('/', '-')}`, name, about: tab?.about, run: () => open(path) };
  });
}

/** Commands that have what is typed in their names or in what is said about them. */
export const matchCommands = (commands: readonly Command[], typed: string) =>
  matchNames(commands, typed, ({ about }) => (about ? [about] : []));
