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
import { Sentence } from '#web/ui/sentence.tsx';
import * as onlineBookingWords from '#words/admin/online-booking.ts';
import type { Route } from './+types/route.ts';

const labels = {
  offers_times: onlineBookingWords.visitorsChooseFromFree,
  weeks_ahead: onlineBookingWords.weeksAhead,
  notice_hours: onlineBookingWords.noticeInHours,
  hold_hours: onlineBookingWords.holdInHours,
  cancel_hours: onlineBookingWords.cancellingOnlineHoursBefore,
  reminders: onlineBookingWords.remindersByEMail,
  reminds_first_visits: onlineBookingWords.oneMoreReminderBefore,
  offers_freed: onlineBookingWords.offerFreedTimesBy,
  offer_minutes: onlineBookingWords.minutesToAnswer,
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
      hint={`${hint} ${onlineBookingWords.fromTo(min, max)}`}
    />
  );
  const offers = words['offers_times'] === on;
  return (
    <StoredForm edit={edit} className="visit-settings" label={onlineBookingWords.onlineBooking} labels={labels}>
      <input type="hidden" name="offers_times" value={words['offers_times']} />
      <Switch isOn={offers} onSwitch={(isOn) => change('offers_times', isOn ? on : off)}>
        {labels.offers_times}
      </Switch>
      <p className="hint">
        {offers ? onlineBookingWords.visitorsChooseUpTo : onlineBookingWords.visitorsLeaveTheirNumber}
      </p>
      {number('weeks_ahead', visitLimits.weeksAhead, onlineBookingWords.howFarAheadVisitors)}
      {number('notice_hours', visitLimits.noticeHours, onlineBookingWords.shortestNoticeForAn)}
      {number('hold_hours', visitLimits.holdHours, onlineBookingWords.howLongTheFirst)}
      {number('cancel_hours', visitLimits.cancelHours, onlineBookingWords.untilHowLongBefore)}
      <TextField
        name="reminders"
        label={labels.reminders}
        optional
        className="num"
        value={words['reminders']}
        onChange={({ target }) => change('reminders', target.value)}
        hint={onlineBookingWords.ifTheClinicHas}
      />
      <input type="hidden" name="reminds_first_visits" value={words['reminds_first_visits']} />
      <Switch
        isOn={words['reminds_first_visits'] === on}
        onSwitch={(isOn) => change('reminds_first_visits', isOn ? on : off)}
      >
        {labels.reminds_first_visits}
      </Switch>
      <p className="hint">{onlineBookingWords.itGoesOutA}</p>
      <input type="hidden" name="offers_freed" value={words['offers_freed']} />
      <Switch isOn={words['offers_freed'] === on} onSwitch={(isOn) => change('offers_freed', isOn ? on : off)}>
        {labels.offers_freed}
      </Switch>
      <p className="hint">
        <Sentence
          words={onlineBookingWords.aboutFreedTimes}
          fields={{ list: <Link to="/admin/wait-list">{onlineBookingWords.waitList}</Link> }}
        />
      </p>
      {number('offer_minutes', visitLimits.offerMinutes, onlineBookingWords.howLongTheTime)}
      <p className="soft">
        <Sentence
          words={onlineBookingWords.aboutLengths}
          fields={{ treatment: <Link to="/admin/treatments">{onlineBookingWords.treatment}</Link> }}
        />
      </p>
      <SaveBar
        failure={scheduleMessages.settingsFailure}
        label={onlineBookingWords.save}
        isUnsaved={isUnsaved}
        onDiscard={edit.discard}
        status={isUnsaved ? onlineBookingWords.notSavedYet : onlineBookingWords.everythingIsSaved}
      />
    </StoredForm>
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { settings: await loadOr(null, () => adminApi.schedules.getSettings({}, { signal }), { signal }) };
}

export const clientAction = clientActionOf(adminApi, { save: saveSettings });

export const meta = (args: Route.MetaArgs) => pageMeta(onlineBookingWords.onlineBooking, args);

export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <div className="tab-page">
      <PartFrame title={onlineBookingWords.onlineBooking} group="booking">
        {settings ? (
          <SettingsForm stored={settings} />
        ) : (
          <ListFailure sentence={scheduleMessages.settingsNotLoaded} reason={onlineBookingWords.theyCouldNotBe} />
        )}
      </PartFrame>
    </div>
  );
}
