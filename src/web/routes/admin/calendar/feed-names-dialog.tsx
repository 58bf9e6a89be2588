import type { CalendarFeed } from '#contract/calendar-feeds.ts';
import * as feedMessages from '#contract/messages/calendar-feeds.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { type ProofField, ProofFields, proofFields, readProof } from '#web/admin/proof-fields.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { FormFailure, useForm } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';

interface FeedNamesDialogProps {
  feed: CalendarFeed;
  onSaved: (now: CalendarFeed) => void;
  onClose: () => void;
}

/** Asks for the password before an address shows the names of patients to anyone who has it. */
export function FeedNamesDialog({ feed, onSaved, onClose }: FeedNamesDialogProps) {
  const form = useForm<CalendarFeed, ProofField>({
    id: 'feed-names',
    intent: 'allowNames',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      onSaved(result.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      heading={
        <>
          Names in the calendar feed of <bdi>{feed.practitioner}</bdi>
        </>
      }
      lead="Anyone who has the address will then see the names of patients."
      submitLabel="Show names"
      className="account-form"
      onClose={onClose}
    >
      <FormFailure title={feedMessages.setFailure} />
      <input type="hidden" name="practitioner" value={feed.practitioner_id} />
      <ProofFields />
    </FormDialog>
  );
}

const read = (form: FormData) => ({ params: { id: formText(form, 'practitioner') }, proof: readProof(form) });

export const feedForms = {
  allowNames: defineForm<typeof adminApi, ReturnType<typeof read>, CalendarFeed, ProofField>({
    fields: proofFields,
    read,
    send: (api, { params, proof }) => api.calendarFeeds.set({ params, body: { with_names: true, ...proof } }),
  }),
};
