import { StartError } from './config.ts';

/** The end of a program that could not do its work: one line for a mistake of the person who started it, else all of it. */
export function failOnMistake(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
