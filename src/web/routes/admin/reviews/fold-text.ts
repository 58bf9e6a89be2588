/** How much of a long text is shown, and how much more there must be for hiding it to be worthwhile. */
const most = { characters: 240, lines: 4, rest: 60 };

/** The beginning of a long text, cut between words; undefined when the text is short enough to be shown whole. */
export function foldText(text: string): string | undefined {
  const firstLines = text.split('\n').slice(0, most.lines).join('\n');
  const end = Math.min(firstLines.length, most.characters);
  const isShort =
    end === text.length || (firstLines.length === text.length && text.length <= most.characters + most.rest);
  if (isShort) return undefined;
  return `${cutBetweenWords(text, end).trimEnd()}…`;
}

/** An endless word is cut anyway, but never inside a character. */
function cutBetweenWords(text: string, end: number) {
  const cut = text.slice(0, end);
  if (/\s/.test(text.charAt(end))) return cut;
  const lastSpace = cut.search(/\s\S*$/);
  return lastSpace > end / 2 ? cut.slice(0, lastSpace) : cut.toWellFormed().replace(/\ufffd$/, '');
}
