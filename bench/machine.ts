import { cpus, totalmem } from 'node:os';

/** One line that says where and when the figures were measured. */
export function describeMachine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, Node ${process.versions.node}, SQLite ${process.versions['sqlite']}, ${cpus().length} cores, ${memory} GiB`;
}

/** The value below which this share (0 to 1) of the numbers lies. */
export function percentile(numbers: number[], share: number) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function ms(value: number) {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}
