/** One thing that was looked at. */
export interface Finding {
  isGood: boolean;
  /** How it is, and what to do if it is wrong. */
  text: string;
}

export const good = (text: string): Finding => ({ isGood: true, text });
export const wrong = (text: string): Finding => ({ isGood: false, text });
