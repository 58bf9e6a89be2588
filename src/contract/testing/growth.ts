/** Parts of texts on which patterns and parsers stumble, each of them repeated. */
const blocks = [
  'a',
  '0',
  ' ',
  '	',
  '\n',
  '\r\n',
  '"',
  '""',
  "'",
  '=',
  ';',
  ',',
  '.',
  '-',
  '+',
  '/',
  '\\',
  ':',
  '&',
  '#',
  '_',
  '*',
  '`',
  '|',
  '@',
  '%',
  '?',
  '<',
  '>',
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  '<b>',
  '</b>',
  '<b></b>',
  '<!--',
  '<![CDATA[',
  '<img ',
  '<p>\n\n',
  ' src="',
  " src='",
  '&amp;',
  '[caption]',
  '[/caption]',
  '[a b=c]',
  '---\n',
  'a: b\n',
  'a=b;',
  '{a',
  '%41',
  '%',
  '://',
  '=1;',
  "'=1;",
  '	=1',
  ' ;',
  'q=0;',
  '"a",',
  'W/"a", ',
  '1 ',
  '+1 ',
  '(0) ',
  'a1',
  'ext',
  'é',
  'é',
  'क',
  'कि',
  '٣',
  '‍',
  '﻿',
  '👨‍👩‍👧',
  '[[',
  '{"a":',
  '\\u0061',
  'youtube.com/watch?&',
  'v=',
  'Safari/',
];

/** In characters: a parser that takes time in the square of the length takes at least 25 ms for the longest. */
const lengths = [5_000, 10_000, 20_000] as const;
/** CPU time that is too short to compare, in ms. */
const negligible = 15;
/** CPU time that is too long for any text of these lengths, in ms. */
const tooLong = 1_000;
/** Twice the length takes twice as long at best, and four times as long with its square. */
const tolerated = 3;

/** Counts on Node.js, whose types the contract does without. */
declare const process: { threadCpuUsage(before?: CpuUsage): CpuUsage };
interface CpuUsage {
  user: number;
  system: number;
}

type Parse = (text: string) => unknown;

/**
 * Finds parsers whose time grows faster than the length of their text. Measured is the CPU time of this thread, so that a busy machine
 * changes nothing.
 * @returns names of parsers, each with the repeated part of the text
 */
export async function findSlowGrowth(parsers: Record<string, Parse>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, parse] of Object.entries(parsers))
    for (const block of blocks)
      for (const [start, end] of [
        ['', ''],
        ['', 'x'],
        ['a', 'x'],
        ['"', 'x'],
      ] as const) {
        const textOf = (length: number) => start + block.repeat(Math.ceil(length / block.length)) + end;
        if (await alwaysGrowsFast(parse, textOf)) found.push(`${name} on ${JSON.stringify(start + block)} … ${end}`);
      }
  return found;
}

/** A system may count CPU time in steps of some milliseconds, so a single measurement proves nothing. */
async function alwaysGrowsFast(parse: Parse, textOf: (length: number) => string) {
  for (let measurement = 0; measurement < 3; measurement += 1) if (!(await growsFast(parse, textOf))) return false;
  return true;
}

async function growsFast(parse: Parse, textOf: (length: number) => string) {
  const [short, middle, long] = lengths.map(textOf) as [string, string, string];
  const first = await cpuTime(parse, long);
  if (first < negligible || first > tooLong) return first > tooLong;
  // The first run included compiling and collecting garbage.
  const times = [await shortest(parse, short), await shortest(parse, middle), await shortest(parse, long)] as const;
  return times[2] > negligible && times[1] > tolerated * times[0] && times[2] > tolerated * times[1];
}

async function shortest(parse: Parse, text: string) {
  const times: number[] = [];
  for (let run = 0; run < 4; run += 1) times.push(await cpuTime(parse, text));
  return Math.min(...times);
}

/** In ms. */
async function cpuTime(parse: Parse, text: string) {
  const before = process.threadCpuUsage();
  await parse(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
