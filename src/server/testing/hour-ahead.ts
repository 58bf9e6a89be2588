const program = 'const now = Date.now; Date.now = () => now() + 3_600_000;';

/** NODE_OPTIONS for a program whose clock is wrong. */
export const hourAhead = `--import=data:text/javascript,${encodeURIComponent(program)}`;
