/** How many elements a page has as the server sends it, without its scripts. */
export function countElements(html: string) {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, '');
  return body.match(/<[a-z]/g)?.length ?? 0;
}
