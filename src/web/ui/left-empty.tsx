import { formText } from './form-text.ts';

/** A field that nobody sees or comes to with the keyboard: what is in it was written by a program that fills in all it finds. */
export function LeftEmpty() {
  return (
    <div className="unseen" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export interface LeftEmptyValue {
  website: string;
}

/** What is in it, to be sent along. */
export function readLeftEmpty(form: FormData): LeftEmptyValue {
  return { website: formText(form, 'website') };
}
