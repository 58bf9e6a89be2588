// See docs/decisions/0089-pages-for-programs.md.

import sax from 'sax';
import type { ClinicProfile } from '#contract/clinic.ts';
import { languageOfPath, languagePath } from '#contract/plain/languages.ts';
import { emergencyLine, escapeText } from '#contract/plain/markdown.ts';
import { wordsOf } from '#server/words/words-of.ts';

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Part[];
}

type Part = Element | string;

const namesIn = (...lists: string[]) => new Set(lists.flatMap((list) => list.split(' ')));

/** Elements that begin on a line of their own. */
const blockNames = namesIn(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4',
  'h5 h6 header hr li main ol p section summary table tbody thead tr ul',
);
const listNames = namesIn('ol table tbody thead ul');
/** Only a browser, or a person before a screen, has a use for these. */
const screenNames = namesIn('button dialog form iframe input nav noscript script select style template textarea');
const screenClasses = /(?:^| )(?:unprinted|needs-script|skip-link)(?: |$)/;

/** Elements further inside stand beside each other. */
const deepest = 100;

/**
 * The words of a page as Markdown, from the HTML that people get: the heading, whom to call in an emergency, sections with signs that
 * need help, and then the rest. What was text stays text, so there is no HTML in it.
 */
export function pageAsMarkdown(
  html: string,
  address: string,
  clinic: Pick<ClinicProfile, 'emergencyNumber' | 'ambulanceNumber'> | undefined,
) {
  const { origin, pathname } = new URL(address);
  const { language } = languageOfPath(pathname);
  const first: Part[] = [];
  const rest = takeOut({ name: 'main', attributes: {}, children: parse(html) });
  const [title = '', ...urgent] = blocksOf(first, address);
  const blocks = [
    title,
    ...(clinic ? [emergencyLine(clinic, origin + languagePath(language), wordsOf(language).markdown)] : []),
    ...urgent,
    ...blocksOf([rest], address),
  ];
  return `${blocks.join('\n\n')}\n`;

  function takeOut(part: Part): Part {
    if (typeof part === 'string') return part;
    if (part.name !== 'h1' && !(part.name === 'section' && hasSigns(part)))
      return { ...part, children: part.children.map(takeOut) };
    first.push(part);
    return '';
  }
}

const hasSigns = (part: Part): boolean =>
  typeof part !== 'string' && (part.attributes['class'] === 'signs' || part.children.some(hasSigns));

/** Parses what stands in `<main>`, without the parts for screens. React and the sanitizer write HTML that is well formed. */
function parse(html: string): Part[] {
  const root: Element = { name: 'main', attributes: {}, children: [] };
  const open = [root];
  const parser = sax.parser(false, { lowercase: true });
  const inside = () => open.at(-1) ?? root;
  Object.assign(parser, {
    onopentag({ name, attributes }: { name: string; attributes: Record<string, string> }) {
      const element = { name, attributes, children: [] };
      if (!isForScreens(element)) inside().children.push(element);
      open.push(open.length < deepest ? element : inside());
    },
    onclosetag: () => open.pop(),
    ontext: (text: string) => inside().children.push(text),
  });
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  parser.write(start < end ? html.slice(start, end) : html).close();
  return root.children;
}

function isForScreens({ name, attributes }: Element) {
  const isHidden = 'hidden' in attributes || attributes['aria-hidden'] === 'true';
  return isHidden || screenNames.has(name) || screenClasses.test(attributes['class'] ?? '');
}

/** A link around blocks stays one line. */
const isBlock = (part: Part): boolean =>
  typeof part !== 'string' && (blockNames.has(part.name) || (part.name !== 'a' && part.children.some(isBlock)));

function blocksOf(parts: readonly Part[], address: string): string[] {
  const found: string[] = [];
  let line: Part[] = [];
  const endLine = () => {
    found.push(...paragraphOf(line, address));
    line = [];
  };
  for (const part of parts) {
    if (typeof part === 'string' || !isBlock(part)) line.push(part);
    else {
      endLine();
      found.push(...blockOf(part, address));
    }
  }
  endLine();
  return found;
}

function blockOf({ name, children }: Element, address: string): string[] {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return lineOf(children, address).map((line) => `${'#'.repeat(Number(level))} ${line}`);
  if (name === 'dt' || name === 'summary') return lineOf(children, address).map((line) => `**${line}**`);
  if (name === 'hr') return ['---'];
  if (name === 'tr') return [`- ${children.flatMap((cell) => lineOf([cell], address)).join(': ')}`];
  const inside = blocksOf(children, address);
  if (name === 'blockquote') return inside.map((block) => indent(block, '> ', '> '));
  if (listNames.has(name)) return inside.length > 0 ? [inside.join('\n')] : [];
  if (name === 'li') return inside.length > 0 ? [indent(inside.join('\n\n'), '- ', '  ')] : [];
  return inside;
}

const indent = (block: string, first: string, next: string) =>
  first + block.replaceAll(/\n(.?)/g, (_, begin: string) => `\n${begin ? next + begin : next.trimEnd()}`);

const lineBreak = '\\\n';

/** Characters at the beginning of a line that would make it a heading, an item or a rule. */
const marks = /^(\d{1,9}(?=[.)](?:\s|$))|(?=[-+=#](?:[-=#\s]|$)))/gm;

const paragraphOf = (parts: readonly Part[], address: string) =>
  [
    inlineOf(parts, address)
      .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
      .trim(),
  ]
    .filter(Boolean)
    .map((text) => text.replaceAll(marks, '$1\\'));

const lineOf = (parts: readonly Part[], address: string) =>
  paragraphOf(parts, address).map((text) => text.replaceAll(lineBreak, ' '));

function inlineOf(parts: readonly Part[], address: string): string {
  let line = '';
  let isAfterElement = false;
  for (const part of parts) {
    const isElement = typeof part !== 'string';
    const text = isElement ? inlineElement(part, address) : escapeText(part.replaceAll(/\s+/g, ' '));
    // Styles set elements apart that follow each other without a space.
    const gap = isElement && isAfterElement && /\S$/.test(line) && /^\S/.test(text) ? ' ' : '';
    line += line.endsWith(' ') && text.startsWith(' ') ? text.slice(1) : gap + text;
    if (text) isAfterElement = isElement;
  }
  return line;
}

function inlineElement({ name, attributes, children }: Element, address: string): string {
  const label = escapeText(attributes['aria-label'] ?? '');
  if (name === 'br') return lineBreak;
  if (name === 'svg') return label;
  if (name === 'img') {
    const picture = attributes['alt'] ? linkTo(escapeText(attributes['alt']), attributes['src'] ?? '', address) : '';
    return picture && `!${picture}`;
  }
  const text = inlineOf(children, address);
  if (name === 'a') return linkTo(text.replaceAll(lineBreak, ' ').trim() || label, attributes['href'] ?? '', address);
  const mark = { strong: '**', b: '**', em: '*', i: '*' }[name];
  return mark && text.trim() ? text.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`) : text;
}

const safeProtocols = ['https:', 'http:', 'mailto:', 'tel:'];
const inAddress: Record<string, string> = { '(': '%28', ')': '%29', '\\': '%5C' };

/** A link with its whole address, around text that is Markdown. A place on the same page, and what no one should follow, is text. */
function linkTo(text: string, href: string, base: string) {
  if (!text || !href || href.startsWith('#') || !URL.canParse(href, base)) return text;
  const url = new URL(href, base);
  if (!safeProtocols.includes(url.protocol)) return text;
  return `[${text}](${url.href.replaceAll(/[()\\]/g, (one) => inAddress[one] ?? one)})`;
}
