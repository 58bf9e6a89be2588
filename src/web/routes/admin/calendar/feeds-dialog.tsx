import { useId, useState } from 'react';
import type { CalendarFeed } from '#contract/calendar-feeds.ts';
import * as feedMessages from '#contract/messages/calendar-feeds.ts';
import { AboutFeeds, Feed, useFeeds } from '#web/admin/feeds/feed.tsx';
import { proofFields, readProof } from '#web/admin/proof-fields.tsx';
import { useIsOwner } from '#web/admin/role.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';
import { Dialog, DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';

/** Button for owners: calendar feeds of practitioners. */
export function FeedsButton() {
  const isOwner = useIsOwner();
  const [isOpen, setOpen] = useState(false);
  if (!isOwner) return null;
  return (
    <>
      <button type="button" className="button button-quiet button-small" onClick={() => setOpen(true)}>
        Calendar feeds
      </button>
      {isOpen && <FeedsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function FeedsDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const { feeds, replace } = useFeeds();
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>Calendar feeds</h2>
        <AboutFeeds />
      </DialogHeader>
      <DialogBody>
        {feeds === null && <p role="alert">{feedMessages.notLoaded}</p>}
        {feeds?.length === 0 && <p className="soft">The clinic lists no practitioners.</p>}
        <ul className="feeds">
          {feeds?.map((feed) => (
            <li key={feed.practitioner_id}>
              <Feed feed={feed} label={<bdi>{feed.practitioner}</bdi>} onChange={replace} />
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
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
