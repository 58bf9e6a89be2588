import { Button, QuietButton } from '#web/admin/button.tsx';
import './feeds.css';
import { type ReactNode, useId, useState } from 'react';
import type { CalendarFeed } from '#contract/calendar-feeds.ts';
import * as feedMessages from '#contract/messages/calendar-feeds.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { ProofDialog } from '#web/admin/proof-fields.tsx';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Switch } from '#web/forms/switch.tsx';
import { useShellData } from '#web/shell/clinic.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/feeds.ts';

const all = sharedAnswer('calendar feeds', (options) => adminApi.calendarFeeds.list({}, options));
const own = sharedAnswer('own calendar feed', (options) => adminApi.calendarFeeds.listOwn({}, options));

/** For loaders. */
export const askFeeds = all.ask;

/** Feeds of all practitioners, or one's own alone. Undefined until they have come, null when they could not be loaded. */
export function useFeeds(ofAll = true) {
  const answer = ofAll ? all : own;
  const feeds = answer.use();
  const replace = (now: CalendarFeed) =>
    answer.set(feeds?.map((feed) => (feed.practitioner_id === now.practitioner_id ? now : feed)) ?? []);
  return { feeds, replace };
}

export function AboutFeeds() {
  return <p>{words.googleAppleAndOutlook}</p>;
}

interface FeedProps {
  feed: CalendarFeed;
  label: ReactNode;
  /** Changed by the practitioner, who decides about no names. */
  isOwn?: boolean;
  onChange: (now: CalendarFeed) => void;
}

export function Feed({ feed, label, isOwn = false, onChange }: FeedProps) {
  const id = useId();
  const siteUrl = useShellData()?.siteUrl;
  const [asks, setAsks] = useState<'renew' | 'turn-off' | 'names'>();
  const [said, setSaid] = useState('');
  const params = { id: feed.practitioner_id };
  const address = feed.path && new URL(feed.path, siteUrl).href;
  const fields = { name: <bdi>{feed.practitioner}</bdi> };
  const change = async (call: () => Promise<CalendarFeed>, done: string, failure: string) => {
    const result = await attempt(call);
    if (result.kind !== 'saved') return setSaid(failure);
    onChange(result.saved);
    return setSaid(done);
  };
  const set = (with_names: boolean) =>
    change(
      () => (isOwn ? adminApi.calendarFeeds.turnOnOwn() : adminApi.calendarFeeds.set({ params, body: { with_names } })),
      feed.path ? '' : feedMessages.turnedOn,
      feedMessages.setFailure,
    );
  const turnOff = () =>
    change(
      async () => {
        await (isOwn ? adminApi.calendarFeeds.turnOffOwn() : adminApi.calendarFeeds.turnOff({ params }));
        return { ...feed, path: null, with_names: false };
      },
      feedMessages.turnedOff,
      feedMessages.turnOffFailure,
    );
  const renew = () =>
    change(
      () => (isOwn ? adminApi.calendarFeeds.renewOwn() : adminApi.calendarFeeds.renew({ params })),
      feedMessages.renewed,
      feedMessages.renewFailure,
    );
  return (
    <>
      <Switch isOn={address !== null} onSwitch={(isOn) => (isOn ? void set(false) : setAsks('turn-off'))}>
        {label}
      </Switch>
      {address && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {words.addressOf(feed.practitioner)}
          </label>
          <input id={id} className="input" readOnly value={address} onFocus={({ target }) => target.select()} />
          <div className="feed-buttons cluster">
            <Button
              onClick={async () => setSaid((await copyText(address)) ? feedMessages.copied : feedMessages.notCopied)}
            >
              {words.copy}
              <span className="visually-hidden">{words.theAddressOf(feed.practitioner)}</span>
            </Button>
            <QuietButton onClick={() => setAsks('renew')}>
              {words.newAddress}
              <span className="visually-hidden">{words.forPractitioner(feed.practitioner)}</span>
            </QuietButton>
          </div>
          {!isOwn && (
            <Switch isOn={feed.with_names} onSwitch={(isOn) => (isOn ? setAsks('names') : void set(false))}>
              {words.namesInsteadOfInitials}
              <span className="visually-hidden">{words.forPractitioner(feed.practitioner)}</span>
            </Switch>
          )}
        </>
      )}
      <p role="status" className="soft">
        {said}
      </p>
      {asks === 'names' && (
        <ProofDialog<CalendarFeed>
          id="feed-names"
          action="/admin/calendar"
          intent="allowNames"
          heading={<Sentence words={words.namesInFeedOf} fields={fields} />}
          lead={words.anyoneWhoHasThe}
          submitLabel={words.showNames}
          failure={feedMessages.setFailure}
          onSaved={(saved) => {
            onChange(saved);
            setAsks(undefined);
          }}
          onClose={() => setAsks(undefined)}
        >
          <input type="hidden" name="practitioner" value={feed.practitioner_id} />
        </ProofDialog>
      )}
      {(asks === 'renew' || asks === 'turn-off') && (
        <ConfirmDialog
          question={
            <Sentence words={asks === 'renew' ? words.makeNewAddressFor : words.turnOffFeedOf} fields={fields} />
          }
          confirm={asks === 'renew' ? words.makeANewAddress : words.turnOff}
          onConfirm={async () => {
            await (asks === 'renew' ? renew() : turnOff());
            setAsks(undefined);
          }}
          onCancel={() => setAsks(undefined)}
        >
          <p>{words.programsThatUseThe}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
