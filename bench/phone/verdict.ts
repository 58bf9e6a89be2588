import { percentile } from '../machine.ts';

/** The median with the least and the most, all with this many decimals. */
export function spread(figures: readonly number[], decimals = 0) {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const [middle, from, to] = [median(figures), least, most].map((figure) => figure.toFixed(decimals));
  return `${middle} (${from} to ${to})`;
}

export const median = (figures: readonly number[]) => percentile([...figures], 0.5);

/**
 * Where the page without scripts alone takes over half of a limit, the machine is too slow for it, and the limit counts above
 * that page.
 */
export function judge(figure: number, limit: number, reference = 0) {
  const allowed = reference > limit / 2 ? reference + limit : limit;
  return figure <= allowed ? 'ok' : `over by ${format(figure - allowed)}`;
}

const format = (excess: number) => (excess < 1 ? excess.toFixed(3) : excess.toFixed(0));
