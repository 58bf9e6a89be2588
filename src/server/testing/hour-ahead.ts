/** NODE_OPTIONS for a program whose clock is wrong, in ms, while `condition` holds, which may use `existsSync`. */
function wrongWhile(condition: string, by = 3_600_000) {
  const program = `import { existsSync } from 'node:fs';
    const now = Date.now;
    Date.now = () => now() + (${condition} ? ${by} : 0);`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}

export const hourAhead = wrongWhile('true');
export const yearBehind = wrongWhile('true', -365 * 86_400_000);

/** The clock is wrong while the data folder has a file of this name. */
export const wrongClockFile = 'clock-is-wrong';
export const hourAheadOnDemand = wrongWhile(`existsSync(process.env.DATA_DIR + '/${wrongClockFile}')`);
