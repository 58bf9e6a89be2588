import '#web/admin/hours/hours.css';
import { Link } from 'react-router';
import * as scheduleMessages from '#contract/messages/schedules.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { VisitSettings } from '#contract/schedules.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { StoredForm, useStoredEdit } from '#web/admin/records/stored-edit.tsx';
import { SaveBar } from '#web/admin/save-bar.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { Route } from './+types/route.ts';

const labels = {
  offers_times: 'Visitors choose from free times',
  weeks_ahead: 'Weeks ahead',
  notice_hours: 'Notice in hours',
  hold_hours: 'Hold in hours',
  cancel_hours: 'Cancelling online, hours before',
  reminders: 'Reminders by e-mail, hours before',
  reminds_first_visits: 'One more reminder before a first visit',
  offers_freed: 'Offer freed times by e-mail',
  offer_minutes: 'Minutes to answer',
} as const;

type SettingsField = keyof typeof labels;

const fields = Object.keys(labels) as SettingsField[];
const on = 'yes';
const off = 'no';

const saveSettings = defineForm({
  fields,
  read: (form) => formTexts(form, fields),
  send: (
    api: typeof adminApi,
    { offers_times, reminds_first_visits, offers_freed, reminders, ...numbers },
    form,
  ): Promise<VisitSettings> =>
    api.schedules.setSettings(
      {
        body: {
          ...numbers,
          offers_times: offers_times === on,
          reminders: reminders.split(/[\s,;]+/).filter(Boolean),
          reminds_first_visits: reminds_first_visits === on,
          offers_freed: offers_freed === on,
        },
      },
      { ifMatch: Number(formText(form, 'version')) },
    ),
  load: (api) => api.schedules.getSettings(),
});

function wordsOf(settings: VisitSettings) {
  const texts = Object.fromEntries(fields.map((name) => [name, String(settings[name])]));
  const wordOf = (isOn: boolean) => (isOn ? on : off);
  return {
    ...texts,
    offers_times: wordOf(settings.offers_times),
    reminders: settings.reminders.join(', '),
    reminds_first_visits: wordOf(settings.reminds_first_visits),
    offers_freed: wordOf(settings.offers_freed),
  };
}

/** Booking choices for visitors, and their limits. */
function SettingsForm({ stored }: { stored: VisitSettings }) {
  const toasts = useToasts();
  const edit = useStoredEdit<VisitSettings>({
    id: 'visit-settings',
    draft: 'visit-settings',
    stored,
    wordsOf,
    onSaved: () => toasts.success(scheduleMessages.settingsSaved),
  });
  const { words, isUnsaved, change } = edit;
  const number = (name: SettingsField, { min, max }: { min: number; max: number }, hint: string) => (
    <TextField
      name={name}
      label={labels[name]}
      className="num"
      inputMode="numeric"
      value={words[name]}
      onChange={({ target }) => change(name, target.value)}
      hint={`${hint} ${min} to ${max}.`}
    />
  );
  const offers = words['offers_times'] === on;
  return (
    <StoredForm edit={edit} className="visit-settings" label="Online booking" labels={labels}>
      <input type="hidden" name="offers_times" value={words['offers_times']} />
      <Switch isOn={offers} onSwitch={(isOn) => change('offers_times', isOn ? on : off)}>
        {labels.offers_times}
      </Switch>
      <p className="hint">
        {offers
          ? 'Visitors choose up to three free times in the booking form. You confirm one of them, or another.'
          : 'Visitors leave their number, and you call them back to agree on a time.'}
      </p>
      {number('weeks_ahead', visitLimits.weeksAhead, 'How far ahead visitors see free times.')}
      {number('notice_hours', visitLimits.noticeHours, 'Shortest notice for an online booking.')}
      {number(
        'hold_hours',
        visitLimits.holdHours,
        'How long the first choice is held for a visitor, for you to confirm it.',
      )}
      {number(
        'cancel_hours',
        visitLimits.cancelHours,
        'Until how long before a visit patients can cancel it themselves, or move it to a free time.',
      )}
      <TextField
        name="reminders"
        label={labels.reminders}
        optional
        className="num"
        value={words['reminders']}
        onChange={({ target }) => change('reminders', target.value)}
        hint="If the clinic has a mail server: up to three, such as 48, 3. Empty for none. Who says that they will come gets no further one."
      />
      <input type="hidden" name="reminds_first_visits" value={words['reminds_first_visits']} />
      <Switch
        isOn={words['reminds_first_visits'] === on}
        onSwitch={(isOn) => change('reminds_first_visits', isOn ? on : off)}
      >
        {labels.reminds_first_visits}
      </Switch>
      <p className="hint">It goes out a day before the others.</p>
      <input type="hidden" name="offers_freed" value={words['offers_freed']} />
      <Switch isOn={words['offers_freed'] === on} onSwitch={(isOn) => change('offers_freed', isOn ? on : off)}>
        {labels.offers_freed}
      </Switch>
      <p className="hint">
        With a mail server, a time that a visit leaves is offered to one patient of the{' '}
        <Link to="/admin/wait-list">wait list</Link> after the other, and held until each has answered.
      </p>
      {number('offer_minutes', visitLimits.offerMinutes, 'How long the time is held for each patient.')}
      <p className="soft">
        How long a visit takes, and the time to clear up after it, is set for each{' '}
        <Link to="/admin/treatments">treatment</Link>.
      </p>
      <SaveBar
        failure={scheduleMessages.settingsFailure}
        label="Save"
        isUnsaved={isUnsaved}
        onDiscard={edit.discard}
        status={isUnsaved ? 'Not saved yet.' : 'Everything is saved.'}
      />
    </StoredForm>
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { settings: await loadOr(null, () => adminApi.schedules.getSettings({}, { signal }), { signal }) };
}

export const clientAction = clientActionOf(adminApi, { save: saveSettings });

export const meta = (args: Route.MetaArgs) => pageMeta('Online booking', args);

export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <div className="tab-page">
      <PartFrame title="Online booking" group="booking">
        {settings ? (
          <SettingsForm stored={settings} />
        ) : (
          <ListFailure sentence={scheduleMessages.settingsNotLoaded} reason="They could not be loaded just now." />
        )}
      </PartFrame>
    </div>
  );
}
