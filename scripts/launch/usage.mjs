import { parseArgs } from 'node:util';

/** A command that was typed wrongly. */
export class UsageError extends Error {}

/**
 * Reads the arguments of a script like `readCommandLine` those of the product's programs: before anything is installed or built.
 * @param {string} command
 * @param {{ form: string, options?: import('node:util').ParseArgsConfig['options'] }} usage
 * @param {string[]} args
 * @returns {boolean} whether the script is to run; false after `--help`
 * @throws UsageError
 */
export function readUsage(command, { form, options = {} }, args) {
  const usage = `Usage: npm run ${command}${form && ` -- ${form}`}`;
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return false;
  }
  if (form.includes('Vitest')) return true; // which says itself what it does not know
  try {
    parseArgs({ args, options, allowPositionals: /\b[A-Z]{3,}/.test(form) });
  } catch (error) {
    const [reason = ''] = error.message.split('. ');
    throw new UsageError(`${reason.replace(/\.$/, '')}.\n${usage}`, { cause: error });
  }
  return true;
}
