/** The text of a post as HTML, with the pictures of other sites still in it, and what it had that no blog can show. */
interface Converted {
  html: string;
  leftOut: string[];
}

/** Elements that are left out, by what people call them. The sanitiser removes them. */
const removed: Readonly<Record<string, string>> = {
  script: 'a script',
  iframe: 'something embedded from another site',
  embed: 'something embedded from another site',
  object: 'something embedded from another site',
  form: 'a form',
  video: 'a video',
  audio: 'a sound',
  table: 'a table, whose text stays',
};

// These texts come from files, so no pattern may take more than linear time: none crosses an `<` or a bracket.
const removedTags = new RegExp(`<(${Object.keys(removed).join('|')})\\b`, 'gi');
const shortcode = /\[(\/?)([a-z][\w-]*)(\s[^[\]]*)?\]/gi;
const caption = /\[(?:wp_)?caption\b([^[\]]*)\]/gi;
const startsWithBlock = /^<\/?(?:h[1-6]|ul|ol|li|blockquote|figure|figcaption|p|hr|div|table|tr|td|pre|!--)\b/i;

/** Names the parts of a text that are left out. */
export function removedThings(html: string) {
  return new Set([...html.matchAll(removedTags)].map(([, name = '']) => removed[name.toLowerCase()] ?? name));
}

/** Converts the content of a WordPress post, of its block editor or the classic one. */
export function convertWordpressContent(raw: string): Converted {
  const leftOut = removedThings(raw);
  const isClassic = !raw.includes('<!-- wp:') && !/<p[\s>]/i.test(raw);
  let html = replaceCaptions(raw.replaceAll(/\r\n?/g, '\n'));
  html = removeShortcodes(html, leftOut);
  html = withKnownHeadings(html)
    .replaceAll(/<\/(?:div|pre|tr)>/gi, '$&\n\n')
    .replaceAll(/<\/t[dh]>/gi, '$& ');
  if (isClassic) html = withParagraphs(html);
  return { html: /<p[\s>]/i.test(html) ? html : `<p>${html}</p>`, leftOut: [...leftOut] };
}

/** `[caption]<img> words[/caption]` becomes a figure. */
function replaceCaptions(text: string) {
  let result = '';
  let end = 0;
  for (const { 0: opening, index } of text.matchAll(caption)) {
    if (index < end) continue;
    const inside = index + opening.length;
    const closing = text.indexOf('caption]', inside);
    const close = closing < 0 ? -1 : text.lastIndexOf('[/', closing);
    if (close < inside) break; // it is never closed, and neither is a later one
    const content = text.slice(inside, close);
    const [picture = ''] = /^\s*(?:<a [^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(content) ?? [];
    const words = content.slice(picture.length).trim() || /caption="([^"]*)"/.exec(opening)?.[1];
    result += `${text.slice(end, index)}<figure>${picture.trim()}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>`;
    end = closing + 'caption]'.length;
  }
  return result + text.slice(end);
}

/** Plugins replace shortcodes by something else; without the plugin, only what stands between them has a meaning. */
function removeShortcodes(text: string, leftOut: Set<string>) {
  const closed = new Set([...text.matchAll(shortcode)].flatMap(([, slash, name = '']) => (slash ? [name] : [])));
  return text.replaceAll(shortcode, (whole, slash: string, name: string, attributes: string | undefined) => {
    const isOne = closed.has(name) || attributes?.includes('=') || ['gallery', 'playlist'].includes(name);
    if (!isOne) return whole; // such as [sic]
    if (!slash) leftOut.add(name === 'gallery' ? 'a gallery' : `a part made by a plugin: [${name.slice(0, 40)}]`);
    return '';
  });
}

/** Headings of blogs have the levels 2 to 4, below the title. */
export function withKnownHeadings(html: string) {
  return html.replaceAll(/(<\/?)h([156])(?=[\s>])/gi, (_whole, start: string, level: string) =>
    level === '1' ? `${start}h2` : `${start}h4`,
  );
}

/** The classic editor stores paragraphs as blank lines, and line breaks as such. */
function withParagraphs(html: string) {
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (startsWithBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br />\n')}</p>`))
    .join('\n');
}
