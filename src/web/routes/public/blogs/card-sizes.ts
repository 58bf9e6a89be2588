/** How wide blog.css makes the pictures: a large one first, then rows of three, of which the last may be rows of two. */
export function cardSizes(index: number, count: number) {
  if (index === 0) return '(min-width: 56em) min(58vw, 43rem), 100vw';
  const wideAtEnd = { 0: 2, 1: 0, 2: 4 }[count % 3] ?? 0;
  const isWide = index >= count - wideAtEnd;
  return `(min-width: 64em) ${isWide ? 'min(50vw, 36.5rem)' : 'min(33vw, 24rem)'}, (min-width: 40em) 50vw, 100vw`;
}
