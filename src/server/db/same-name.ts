/**
 * Whether a name is taken by another: without regard to case and to space around it. In JavaScript, because SQLite ignores case for A to
 * Z only; the index of the table refuses the second of two who are equally fast.
 */
export function isSameName(a: string, b: string) {
  return foldName(a) === foldName(b);
}

export function foldName(name: string) {
  return name.trim().toLowerCase();
}
