// Short path data: relative commands with one decimal. Rounding errors never accumulate, because every offset is
// relative to the rounded point before it.

export const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** One decimal, no leading zero: the drawings are served as they are, so every byte counts. */
export const num = (value: number): string => String(round(value)).replace(/^(-?)0\./, '$1.');

/** Joins numbers of a path with a space only where SVG needs one: a sign or a second decimal point also separates them. */
export const pack = (values: readonly number[]): string =>
  values.map(num).reduce((text, next) => text + gap(text, next) + next, '');

function gap(before: string, next: string): string {
  if (before === '' || next.startsWith('-')) return '';
  return next.startsWith('.') && /\.\d+$/.test(before) ? '' : ' ';
}

const STRIDE: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7 };

/** Converts the absolute numbers of a command to offsets from the current point. */
function offsets(kind: string, values: readonly number[], [x, y]: readonly [number, number]): number[] {
  if (kind === 'h') return values.map((value) => value - x);
  if (kind === 'v') return values.map((value) => value - y);
  const first = kind === 'a' ? 5 : 0;
  return values.map((value, index) => (index < first ? value : value - ((index - first) % 2 === 0 ? x : y)));
}

/** Rewrites path data with relative commands. The first move stays as it is. */
export function relative(data: string): string {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  let text = '';
  let last = '';
  for (const [, command = '', list = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      text += 'z';
      [x, y] = start;
      last = 'z';
      continue;
    }
    const all = list.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const stride = STRIDE[kind] ?? all.length;
    for (let i = 0; i < all.length; i += stride) {
      const values = all.slice(i, i + stride);
      const moves = (command === kind ? values : offsets(kind, values, [x, y])).map(round);
      const written = kind === 'm' && text === '' ? 'M' : kind;
      const numbers = pack(moves);
      text += written === last && kind !== 'm' ? gap(text, numbers) + numbers : written + numbers;
      last = written;
      const [dx = 0, dy = 0] = kind === 'h' ? [moves[0]] : kind === 'v' ? [0, moves[0]] : moves.slice(-2);
      [x, y] = [round(x + dx), round(y + dy)];
      if (kind === 'm') start = [x, y];
    }
  }
  return text;
}
