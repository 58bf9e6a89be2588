/** A path without the slashes at its end. A pattern would look at all slashes after each slash. */
export function withoutTrailingSlashes(path: string) {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
