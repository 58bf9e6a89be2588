/** NODE_OPTIONS for a program whose clock is wrong while `condition` holds, which may use `existsSync`. */
function wrongWhile(condition: string) {
  const program = `import { existsSync } from 'node:fs';
    const now = Date.now;
    Date.now = () => now() + (${condition} ? 3_600_000 : 0);`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}

export const hourAhead = wrongWhile('true');

/** The clock is wrong while the data folder has a file of this name. */
export const wrongClockFile = 'clock-is-wrong';
export const hourAheadOnDemand = wrongWhile(`existsSync(process.env.DATA_DIR + '/${wrongClockFile}')`);
