type Details = Record<string, unknown>;

/** A structured log without personal data: no names, phone numbers, addresses, free text or secrets. */
export interface Log {
  /** Left out when nothing of this level is logged, so that nothing is prepared for it. */
  debug?(message: string, details?: Details): void;
  info(message: string, details?: Details): void;
  error(message: string, details?: Details): void;
}

/** Log levels, from the most to the least verbose. */
export const logLevels = ['debug', 'info', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Writes one JSON object per line, for what has this level or a higher one. */
export function createLog(write: (line: string) => void, level: LogLevel = 'info'): Log {
  const line =
    (level: string) =>
    (message: string, details: Details = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...details }, serializeErrors)}\n`);
  return {
    ...(level === 'debug' && { debug: line('debug') }),
    info: level === 'error' ? () => undefined : line('info'),
    error: line('error'),
  };
}

/**
 * Logs only those properties of an error that cannot contain user input: databases put whole rows into `detail` and `where`,
 * and libraries attach their arguments.
 */
function serializeErrors(_key: string, value: unknown) {
  if (!(value instanceof Error)) return value;
  const { name, code, errcode, constraint, table, column, cause } = value as DatabaseError;
  return {
    name,
    message: redactedMessage(value),
    stack: stackFrames(value),
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

/** Redacts quoted text, which may be user input. PostgreSQL's classes 23 and 42 quote only names of tables and columns. */
function redactedMessage({ message, code }: DatabaseError) {
  return /^(23|42)/.test(String(code)) ? message : message.replace(/".*"/s, '"…"');
}

/** The stack without the message, which may span several lines. */
function stackFrames({ stack = '' }: Error) {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .join('\n');
}

/** Runs work that is repeated, and logs that it fails when that begins, not with every try. */
export function logOutages(log: Pick<Log, 'error'>, message: string) {
  let isDown = false;
  return async (work: () => Promise<void>) => {
    try {
      await work();
      isDown = false;
    } catch (error) {
      if (!isDown) log.error(message, { error });
      isDown = true;
    }
  };
}

// A full disk or a closed pipe must not end the process: it continues without a log.
process.stdout.on('error', () => undefined);

export function createStdoutLog(level?: LogLevel) {
  return createLog((line) => process.stdout.write(line), level);
}

export const stdoutLog = createStdoutLog();

/** Sends what pages and packages print to the log, and logs the error that ends the process. */
export function logConsole(log: Log) {
  const logged = (...printed: unknown[]) => {
    const [first] = printed;
    const error = printed.find((part) => part instanceof Error) ?? new Error(typeof first === 'string' ? first : '');
    log.error('printed', { error });
  };
  console.error = logged;
  console.warn = logged;
  process.on('uncaughtException', (error) => {
    log.error('uncaught exception', { error });
    process.exit(1);
  });
}
