const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** '12 MB', '1.4 GB' */
export function sizeLabel(bytes: number) {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}
