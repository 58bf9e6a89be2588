/** Pages that are the same for everyone. Those with a form carry a key of their own, and the desk's are nobody else's. */
const page = /about|privacy|gallery|career(?:\/\d{1,10})?|conditions(?:\/\d{1,10})?|blog(?:\/[\w%-]{1,600})?/.source;
const file = /blog\/feed\.xml|sitemap\.xml|robots\.txt|manifest\.webmanifest/.source;

/** With what React Router asks for on the way from page to page: the data of one, under its address with `.data` behind it. */
const shared = new RegExp(String.raw`^/(?:|_\.data|(?:${page})(?:\.data)?|${file})$`);

/** The one parameter that changes what a page shows; others are left out, or anyone could fill the memory with copies. */
const cursor = /^[\w.-]{1,64}$/;
const paged = /^\/(?:blog|gallery)(?:\.data)?$/;

/** Lists of the API that are the same for everyone. Asked for in any other way than this, they are made anew. */
const lists =
  /^\/api\/(?:careers|conditions|symptoms|treatment|states|cities\/\d{1,10}|clinic|approved-reviews\/ratings|(?:approved-reviews|blogs\/active|gallery)(?:\?(?:limit=\d{1,4})?&?(?:cursor=[\d.]{1,26})?)?)$/;

/** The address under which a page is kept; undefined for a request that has to be answered by itself. */
export function pageKey(url: string): string | undefined {
  if (lists.test(url)) return url;
  const [path = '', search] = url.split('?', 2);
  if (!shared.test(path)) return undefined;
  if (!search) return path;
  const given = new URLSearchParams(search);
  // React Router's wish for the data of some routes only, which no public page has.
  if (path.endsWith('.data') && given.has('_routes')) return undefined;
  if (!paged.test(path)) return path;
  const place = given.get('cursor');
  if (!place) return path;
  return cursor.test(place) ? `${path}?cursor=${place}` : undefined; // which is not found, and so not the first page
}
