/** How wide gallery.css makes the pictures, but for the few that are left over at the end. */
export function tileSizes(index: number) {
  const onPhones = index % 3 === 0 ? '100vw' : '50vw';
  const onTablets = index % 5 === 0 ? '100vw' : '50vw';
  const onDesks = index % 6 === 0 || index % 6 === 4 ? 'min(62vw, 49.5rem)' : 'min(31vw, 24rem)';
  return `(min-width: 64em) ${onDesks}, (min-width: 48em) ${onTablets}, ${onPhones}`;
}
