/** About what search engines show, in characters. */
const longest = 160;

/** The beginning of a text as one line, cut between words; by default for a page's description. */
export function excerpt(text: string, most = longest) {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const end = line.lastIndexOf(' ', most);
  return `${line.slice(0, end > 0 ? end : most).replace(/[,;:.।]$/, '')} …`;
}
