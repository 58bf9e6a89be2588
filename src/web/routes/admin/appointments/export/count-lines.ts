const carriageReturn = 13;

/** Each line of the table ends with one, and no cell holds any. */
export function countLines(bytes: Uint8Array) {
  let count = 0;
  for (const byte of bytes) if (byte === carriageReturn) count += 1;
  return count;
}
