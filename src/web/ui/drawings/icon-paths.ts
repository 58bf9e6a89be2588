export interface IconPaths {
  line: string;
  fill?: string;
}

/** Line drawings on a grid of 24, drawn for this project. A `fill` part is painted, the rest is stroked. */
export const iconPaths = {
  alert: { line: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 8v5M12 16.2v.1' },
  arrow: { line: 'M5 12h13.5M13 6.5l5.5 5.5-5.5 5.5' },
  back: { line: 'M19 12H5.5M11 6.5 5.5 12l5.5 5.5' },
  calendar: {
    line: 'M5.5 5.5h13a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2ZM3.5 10h17M8 3.5v4M16 3.5v4',
  },
  chat: {
    line: 'M12 3.3a8.6 8.6 0 0 0-7.4 13L3.4 20.7l4.5-1.2A8.6 8.6 0 1 0 12 3.3Z',
    fill: 'M8.9 7.9c.4-.4.9-.3 1.1.1l.7 1.5c.1.3 0 .6-.2.8l-.5.6c.7 1.3 1.7 2.3 3 2.9l.6-.6c.2-.2.5-.3.8-.2l1.5.7c.4.2.5.7.2 1.1-.7.9-1.6 1.2-2.6.9-2.5-.7-4.5-2.7-5.3-5.2-.3-1 0-1.9.7-2.6Z',
  },
  check: { line: 'm5 12.5 4.5 4.5L19 7.5' },
  close: { line: 'm6 6 12 12M18 6 6 18' },
  down: { line: 'm6 9.5 6 6 6-6' },
  image: {
    line: 'M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 16.5l4.5-4.5 4 4 3-3 4.5 4.5M15.5 8.7v.1',
  },
  info: { line: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11.5V16M12 8v.1' },
  mail: { line: 'M6.5 5.5h11a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM4.5 8l7.5 5.5L19.5 8' },
  menu: { line: 'M4 8h16M4 16h11' },
  minus: { line: 'M5 12h14' },
  next: { line: 'm9.5 6 6 6-6 6' },
  out: { line: 'M8 16 17 7M9.5 7H17v7.5' },
  pause: { line: 'M9 6.5v11M15 6.5v11' },
  phone: {
    line: 'M5.2 3.8h3.4l1.6 4.4-2.1 1.5a12.6 12.6 0 0 0 6.2 6.2l1.5-2.1 4.4 1.6v3.4a1.8 1.8 0 0 1-1.9 1.8C10.6 20.2 3.8 13.4 3.4 5.7a1.8 1.8 0 0 1 1.8-1.9Z',
  },
  play: { line: 'M8.5 6.2v11.6l9.5-5.8Z' },
  plus: { line: 'M12 5v14M5 12h14' },
  previous: { line: 'm14.5 6-6 6 6 6' },
  search: { line: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5' },
  star: { line: 'm12 3.5 2.6 5.3 5.9.8-4.3 4.1 1.1 5.8-5.3-2.8-5.3 2.8 1.1-5.8-4.3-4.1 5.9-.8Z' },
  trash: { line: 'M5 7h14M9.5 7V4.8h5V7M6.8 7l.8 12.2h8.8L17.2 7M10.3 10.5v5.2M13.7 10.5v5.2' },
  up: { line: 'm6 14.5 6-6 6 6' },
} as const satisfies Record<string, IconPaths>;
