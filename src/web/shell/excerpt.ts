/** About what search engines show, in characters. */
const longest = 160;

/** The beginning of a text as one line, cut between words, for a page's description. */
export function excerpt(text: string) {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const end = line.lastIndexOf(' ', longest);
  return `${line.slice(0, end > 0 ? end : longest).replace(/[,;:.]$/, '')} …`;
}
