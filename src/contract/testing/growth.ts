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

/** In characters: a parser that takes time in the square of the length takes at least 25 ms for the whole. */
const wholeLength = 20_000;
/** The whole is compared with as many characters in pieces: in linear time they take as long, with the square a quarter. */
const pieces = 4;
const tolerated = 2;
/** CPU time that is too short to compare, in ms. */
const negligible = 15;
/** CPU time that is too long for a text of this length, in ms. */
const tooLong = 1_000;

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
  const whole = [textOf(wholeLength)];
  const inPieces = Array<string>(pieces).fill(textOf(wholeLength / pieces));
  const first = await cpuTime(parse, whole);
  if (first < negligible || first > tooLong) return first > tooLong;
  // The first run included compiling and collecting garbage. In turns, so that a busy machine slows both alike.
  const times = { whole: Infinity, inPieces: Infinity };
  for (let run = 0; run < 4; run += 1) {
    times.inPieces = Math.min(times.inPieces, await cpuTime(parse, inPieces));
    times.whole = Math.min(times.whole, await cpuTime(parse, whole));
  }
  return times.whole > negligible && times.whole > tolerated * times.inPieces;
}

/** In ms. */
async function cpuTime(parse: Parse, texts: readonly string[]) {
  const before = process.threadCpuUsage();
  for (const text of texts) await parse(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
