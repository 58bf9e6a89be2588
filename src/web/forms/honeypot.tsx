import { formText } from './form-text.ts';

/** A field that nobody sees or comes to with the keyboard: what is in it was written by a program that fills in all it finds. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export interface HoneypotValue {
  website: string;
}

/** What is in it, to be sent along. */
export function readHoneypot(form: FormData): HoneypotValue {
  return { website: formText(form, 'website') };
}
