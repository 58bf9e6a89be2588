/** What is shown of a long text, and how much more there must be to make folding worth a press of a button. */
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

/** A word without end is cut all the same, and never inside of a character. */
function cutBetweenWords(text: string, end: number) {
  const cut = text.slice(0, end);
  if (/\s/.test(text.charAt(end))) return cut;
  const lastSpace = cut.search(/\s\S*$/);
  return lastSpace > end / 2 ? cut.slice(0, lastSpace) : cut.toWellFormed().replace(/\ufffd$/, '');
}
