import { type IconPaths, iconPaths } from './icon-paths.ts';

/** Those of the admin area, which uses visitors' icons too; its frame hands them to `<Icon>`. Visitors load none of these. */
export const adminIconPaths = {
  ...iconPaths,
  bold: { line: 'M7.5 5h5.2a3.4 3.4 0 0 1 0 6.8H7.5ZM7.5 11.8h6a3.6 3.6 0 0 1 0 7.2h-6Z' },
  briefcase: {
    line: 'M5.5 8h13a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM9 8V6.5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2V8M3.5 13h17',
  },
  calendarOff: {
    line: 'M5.5 5.5h13a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2ZM3.5 10h17M8 3.5v4M16 3.5v4M10 13l4 4M14 13l-4 4',
  },
  chart: { line: 'M4.5 4v13.5a2 2 0 0 0 2 2H20M9 15.5v-4M13.5 15.5v-8M18 15.5V13' },
  clinic: { line: 'M4.5 20V9.5L12 4l7.5 5.5V20ZM12 10v6M9 13h6' },
  clock: { line: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2.5' },
  download: { line: 'M12 4v10.5M7.5 10.5l4.5 4.5 4.5-4.5M5 19.5h14' },
  grip: {
    line: 'M9 6.2a.8.8 0 1 0 0-.1ZM15 6.2a.8.8 0 1 0 0-.1ZM9 12a.8.8 0 1 0 0-.1ZM15 12a.8.8 0 1 0 0-.1ZM9 17.8a.8.8 0 1 0 0-.1ZM15 17.8a.8.8 0 1 0 0-.1Z',
  },
  eye: {
    line: 'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
  },
  headingLarge: { line: 'M4 6v12M12.5 6v12M4 12h8.5M16.3 10.6a2.3 2.3 0 1 1 4.2 1.5L16.2 18h4.6' },
  headingSmall: { line: 'M4 6v12M12.5 6v12M4 12h8.5M16.5 9h4.2l-2.6 3.4a2.8 2.8 0 1 1-2 4.8' },
  history: { line: 'M4.6 12a7.5 7.5 0 1 0 2.2-5.3L4.6 8.9M4.6 4.8v4.1h4.1M12 8v4.3l2.8 1.7' },
  italic: { line: 'M10 5h7M7 19h7M14 5l-4 14' },
  joint: { line: 'M8 3.5v6.2M16 20.5v-6.2M8 9.7a3 3 0 1 0 2.9 3.7l4.2-2.8a3 3 0 1 0-1.1 3.7M10.9 13.4 14 14.3' },
  keyboard: {
    line: 'M4.5 6.5h15a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5ZM6.8 10v.1M10.3 10v.1M13.8 10v.1M17.2 10v.1M8 14h8',
  },
  link: {
    line: 'M10 14a4 4 0 0 0 5.9.3l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-5.9-.3l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  },
  listBullets: { line: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.8 6.5v.1M4.8 12v.1M4.8 17.5v.1' },
  listNumbers: { line: 'M10.5 6.5H20M10.5 12H20M10.5 17.5H20M4 5.2l1.7-.9V9M3.9 15.4a1.6 1.6 0 1 1 2.8 1L3.9 19.5h3' },
  lock: {
    line: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  },
  more: {
    line: 'M5.5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6ZM12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6ZM18.5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z',
  },
  people: {
    line: 'M9 4.5a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM3 19.5c.4-3.4 2.8-5.3 6-5.3s5.6 1.9 6 5.3M15.8 5.1a3.2 3.2 0 0 1 0 5.9M17.6 14.5c2 .7 3.2 2.4 3.4 5',
  },
  pencil: { line: 'm5 19 .8-3.6L15.6 5.6a2 2 0 0 1 2.8 2.8L8.6 18.2Z' },
  person: { line: 'M12 4.2a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8ZM4.8 20a7.3 7.3 0 0 1 14.4 0' },
  quote: { line: 'M9.8 7C6.9 8 5.3 10 5.3 13v3.5h4.5V12H7.3M18.5 7c-2.9 1-4.5 3-4.5 6v3.5h4.5V12H16' },
  redo: { line: 'm15.5 5 4 4-4 4M19 9h-8.5a5 5 0 0 0 0 10H15' },
  signOut: { line: 'M13.5 4.5h-6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h6M10.5 12h10M17 8.5l3.5 3.5-3.5 3.5' },
  system: {
    line: 'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16V6A1.5 1.5 0 0 1 5 4.5ZM9 20.5h6M12 17.5v3M7 11h2.5l1.5-3 2.5 5.5 1.3-2.5H17',
  },
  top: { line: 'M5.5 5h13M12 20V9.5M6.5 14.5l5.5-5.5 5.5 5.5' },
  undo: { line: 'M8.5 5 4.5 9l4 4M5 9h8.5a5 5 0 0 1 0 10H9' },
} as const satisfies Record<string, IconPaths>;

export type IconName = keyof typeof adminIconPaths;
