import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from '#server/config.ts';

/** A command that was typed wrongly: shown with its usage, and answered with exit code 2. */
export class UsageError extends StartError {
  override name = 'UsageError';
}

/** The command that runs a program here, such as `clinic backup` from a package and `npm run backup --` from the sources. */
export function commandOf(program: string) {
  if (process.env['CLINIC_COMMAND'] === 'clinic') return `clinic ${program}`;
  return program === 'start' ? 'npm start' : `npm run ${program} --`;
}

/** A path that someone typed in another folder than the one in which the program runs. */
export function typedPath(given: string) {
  return path.resolve(process.env['INIT_CWD'] ?? '', given);
}

/**
 * Reads the arguments of a program. `--help` prints its usage and ends it.
 * @param forms - what may follow the command, one form a line
 * @throws UsageError for unknown options, and by `refuse`, which the caller uses for positional arguments.
 */
export function readCommandLine<const T extends NonNullable<ParseArgsConfig['options']>>(
  program: string,
  forms: readonly string[],
  options: T,
  args = process.argv.slice(2),
) {
  const usage = forms
    .map((form, at) => `${at ? '      ' : 'Usage:'} ${commandOf(program)} ${form}`.trimEnd())
    .join('\n');
  const refuse = (reason: string, cause?: unknown): never => {
    throw new UsageError(`${reason}\n${usage}`, { cause });
  };
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return { ...parseArgs({ args, options, allowPositionals: true }), refuse };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    return refuse(`${reason.replace(/\.$/, '')}.`, error);
  }
}
