// Loaded into the program before its own code: shifts its time of day by the milliseconds that stand in CLOCK_FILE. A signal says that they
// have changed. Durations are measured by another clock, which never jumps.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let shift = 0;
const read = () => {
  shift = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
};
read();
process.on('SIGUSR2', read);

globalThis.Date = class extends RealDate {
  /** @param {unknown[]} parts */
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
