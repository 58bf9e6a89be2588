/** The points of a text that has one a line, with or without a bullet. */
export function linesOf(text: string) {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[•-]\s/, '').trim())
    .filter(Boolean);
}

/** A line such as `2 to 6 weeks | The pain eases.`; one without a bar has no title. */
export function titledLine(line: string) {
  const bar = line.indexOf('|');
  return { title: line.slice(0, Math.max(0, bar)).trim(), words: line.slice(bar + 1).trim() };
}

/** A source such as `Title | https://…`; anything but a web address is shown as it is written. */
export function sourceOf(line: string) {
  const { title, words } = titledLine(line);
  return title && /^https?:\/\/[^\s]+$/.test(words) && URL.canParse(words)
    ? { title, address: words }
    : { title: line, address: undefined };
}
