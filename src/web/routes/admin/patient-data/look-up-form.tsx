import * as patientDataMessages from '#contract/messages/patient-data.ts';
import { Field } from '#web/forms/field.tsx';
import { formText } from '#web/forms/form-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Working } from '#web/ui/working.tsx';
import { countAll } from './count-all.ts';
import type { LookUp } from './use-look-up.ts';

export function LookUpForm({ lookUp }: { lookUp: LookUp }) {
  const { isSending, errors, failure, erased } = lookUp;
  return (
    <form
      className="look-up unprinted"
      method="post"
      noValidate
      aria-label="Look somebody up"
      onSubmit={(event) => {
        event.preventDefault();
        void lookUp.find(formText(new FormData(event.currentTarget), 'contact'), event.currentTarget);
      }}
    >
      {failure && (
        <Alert key={failure.attempt} tone="failure" title={patientDataMessages.findFailure}>
          <p>{failure.advice}</p>
        </Alert>
      )}
      {erased && (
        <Alert tone="success" title={patientDataMessages.erased} takesFocus>
          <p>{countAll(erased)}. Backups made before have it for about four weeks more.</p>
          {!erased.isComplete && <p>What is left of it in the database files is overwritten by tomorrow morning.</p>}
        </Alert>
      )}
      <Field
        id="contact"
        label="Phone or e-mail"
        hint="As they wrote it, or nearly: spaces, capitals and the country code do not matter."
        error={errors.contact}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            name="contact"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <button type="submit" className="button button-primary" aria-disabled={isSending || undefined}>
        {isSending && <Working />}
        Look up
      </button>
    </form>
  );
}
