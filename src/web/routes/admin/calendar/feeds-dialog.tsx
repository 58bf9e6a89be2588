import { useState } from 'react';
import type { CalendarFeed } from '#contract/calendar-feeds.ts';
import * as feedMessages from '#contract/messages/calendar-feeds.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { AboutFeeds, Feed, useFeeds } from '#web/admin/feeds/feed.tsx';
import { proofFields, readProof } from '#web/admin/proof-fields.tsx';
import { useIsOwner } from '#web/admin/role.ts';
import { TitledDialog } from '#web/admin/titled-dialog.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';
import * as words from '#words/admin/calendar.ts';

/** Button for owners: calendar feeds of practitioners. */
export function FeedsButton() {
  const isOwner = useIsOwner();
  const [isOpen, setOpen] = useState(false);
  if (!isOwner) return null;
  return (
    <>
      <QuietButton onClick={() => setOpen(true)}>{words.calendarFeeds}</QuietButton>
      {isOpen && <FeedsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function FeedsDialog({ onClose }: { onClose: () => void }) {
  const { feeds, replace } = useFeeds();
  return (
    <TitledDialog heading={words.calendarFeeds} lead={<AboutFeeds />} onClose={onClose}>
      {feeds === null && <p role="alert">{feedMessages.notLoaded}</p>}
      {feeds?.length === 0 && <p className="soft">{words.theClinicListsNo}</p>}
      <ul className="feeds">
        {feeds?.map((feed) => (
          <li key={feed.practitioner_id}>
            <Feed feed={feed} label={<bdi>{feed.practitioner}</bdi>} onChange={replace} />
          </li>
        ))}
      </ul>
    </TitledDialog>
  );
}

export const feedForms = {
  allowNames: defineForm({
    fields: proofFields,
    read: (form) => ({ params: { id: formText(form, 'practitioner') }, proof: readProof(form) }),
    send: (api: typeof adminApi, { params, proof }): Promise<CalendarFeed> =>
      api.calendarFeeds.set({ params, body: { with_names: true, ...proof } }),
  }),
};
