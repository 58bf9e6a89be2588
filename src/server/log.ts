type Details = Record<string, unknown>;

/** Structured lines without anything personal: no names, numbers, addresses, free text or secrets. */
export interface Log {
  info(message: string, details?: Details): void;
  error(message: string, details?: Details): void;
}

/** One JSON object a line. */
export function createLog(write: (line: string) => void): Log {
  const line =
    (level: string) =>
    (message: string, details: Details = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...details }, errorsToo)}\n`);
  return { info: line('info'), error: line('error') };
}

function errorsToo(_key: string, value: unknown) {
  if (!(value instanceof Error)) return value;
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
}

// A full disk, or a reader that is gone, must not end the program: it goes on without a log.
process.stdout.on('error', () => undefined);

export const stdoutLog = createLog((line) => process.stdout.write(line));
