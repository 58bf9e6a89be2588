import { useEffect, useState } from 'react';
import type { GalleryConsent, GalleryItem } from '#contract/gallery.ts';
import * as consentMessages from '#contract/messages/gallery-consents.ts';
import { Button } from '#web/admin/button.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { InputField } from '#web/admin/own-fields.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import type { FormState } from '#web/forms/form.tsx';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/gallery.ts';
import type { NewItem, NewItemField } from './gallery-forms.tsx';

interface ConsentFieldsProps {
  form: FormState<GalleryItem, NewItemField>;
  item: NewItem;
  change: (changes: Partial<NewItem>) => void;
}

/** Says who agreed to pictures before and after, and when. */
export function ConsentFields({ form, item, change }: ConsentFieldsProps) {
  return (
    <>
      <InputField
        id={form.idOf('consent_by')}
        name="consent_by"
        label={words.consentBy}
        hint={words.consentByHint}
        error={form.errors.consent_by}
        autoComplete="off"
        dir="auto"
        value={item.consent_by}
        onChange={({ target }) => change({ consent_by: target.value })}
        required
      />
      <InputField
        id={form.idOf('consent_on')}
        name="consent_on"
        type="date"
        label={words.consentOn}
        error={form.errors.consent_on}
        value={item.consent_on}
        onChange={({ target }) => change({ consent_on: target.value })}
        required
      />
      <InputField
        id={form.idOf('consent_note')}
        name="consent_note"
        label={words.consentNote}
        optional
        error={form.errors.consent_note}
        dir="auto"
        value={item.consent_note}
        onChange={({ target }) => change({ consent_note: target.value })}
      />
    </>
  );
}

/** The stored consent, and the way to withdraw it. */
export function Consent({ item, onWithdrawn }: { item: GalleryItem; onWithdrawn: () => void }) {
  const { id, version } = item;
  const toasts = useToasts();
  const [consent, setConsent] = useState<GalleryConsent>();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    void attempt(() => adminApi.gallery.getConsent({ params: { id } })).then(
      (result) => result.kind === 'saved' && setConsent(result.saved),
    );
  }, [id]);

  async function withdraw() {
    const result = await attempt(() => adminApi.gallery.withdraw({ params: { id } }, { ifMatch: version }));
    setAsking(false);
    // One that is gone already is what was asked for.
    if (result.kind !== 'saved' && !(result.kind === 'stale' && result.theirs === null)) {
      const advice = isFailure(result) ? adviceFor(result) : '';
      return toasts.failure(`${consentMessages.withdrawFailure} ${advice}`.trim());
    }
    toasts.success(consentMessages.withdrawn);
    return onWithdrawn();
  }

  return (
    <section className="gallery-consent">
      <h3>{words.consent}</h3>
      {consent && (
        <p>
          <bdi>{consent.consent_by}</bdi>, <span className="num">{consent.consent_on}</span>
          {consent.consent_note && (
            <>
              <br />
              <span className="soft" dir="auto">
                {consent.consent_note}
              </span>
            </>
          )}
        </p>
      )}
      <Button look="danger" onClick={() => setAsking(true)}>
        {words.withdrawConsent}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={words.withdrawQuestion}
          confirm={words.withdrawConsent}
          onConfirm={withdraw}
          onCancel={() => setAsking(false)}
        >
          <p>{words.withdrawWarning}</p>
          <p>{words.withdrawBackups}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
