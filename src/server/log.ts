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

/**
 * Of an error only what is known to hold nothing that somebody typed: databases put whole rows into `detail` and `where`, and
 * libraries hang what they were given on theirs.
 */
function errorsToo(_key: string, value: unknown) {
  if (!(value instanceof Error)) return value;
  const { name, code, errcode, constraint, table, column, cause } = value as DatabaseError;
  return {
    name,
    message: messageOf(value),
    stack: framesOf(value),
    code,
    errcode,
    constraint,
    table,
    column,
    cause: cause instanceof Error ? cause : undefined,
    errors: value instanceof AggregateError ? value.errors.filter((error) => error instanceof Error) : undefined,
  };
}

type DatabaseError = Error & Partial<Record<'code' | 'errcode' | 'constraint' | 'table' | 'column', string | number>>;

/** Without what is quoted, which may be a value, unless the database speaks of its own tables (PostgreSQL's classes 23 and 42). */
function messageOf({ message, code }: DatabaseError) {
  return /^(23|42)/.test(String(code)) ? message : message.replace(/".*"/s, '"…"');
}

/** The lines after the message. */
function framesOf({ stack = '' }: Error) {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .join('\n');
}

// A full disk, or a reader that is gone, must not end the program: it goes on without a log.
process.stdout.on('error', () => undefined);

export const stdoutLog = createLog((line) => process.stdout.write(line));

/** What pages and packages print, and what ends the program, become lines of the log too. */
export function logConsole(log: Log) {
  const logged = (...printed: unknown[]) => {
    const [first] = printed;
    const error = printed.find((part) => part instanceof Error) ?? new Error(typeof first === 'string' ? first : '');
    log.error('printed', { error });
  };
  console.error = logged;
  console.warn = logged;
  process.on('uncaughtException', (error) => {
    log.error('the program cannot go on', { error });
    process.exit(1);
  });
}
