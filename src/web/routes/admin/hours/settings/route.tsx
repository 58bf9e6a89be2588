import '#web/admin/save-bar.css';
import '../hours.css';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import * as scheduleMessages from '#contract/messages/schedules.ts';
import type { VisitSettings } from '#contract/schedules.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { Differences, StaleNotice } from '#web/admin/stale-notice.tsx';
import { useStoredDraft } from '#web/admin/store/drafts.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
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
} as const;

type SettingsField = keyof typeof labels;
type SettingsValues = Record<SettingsField, string>;

const fields = Object.keys(labels) as SettingsField[];
const on = 'yes';
const off = 'no';

const saveSettings = defineForm({
  fields,
  read: (form): SettingsValues => formTexts(form, fields),
  send: (api: typeof adminApi, { offers_times, ...numbers }, form): Promise<VisitSettings> =>
    api.schedules.setSettings(
      { body: { ...numbers, offers_times: offers_times === on } },
      { ifMatch: Number(formText(form, 'version')) },
    ),
  load: (api) => api.schedules.getSettings(),
});

function valuesOf({
  offers_times,
  weeks_ahead,
  notice_hours,
  hold_hours,
  cancel_hours,
}: VisitSettings): SettingsValues {
  return {
    offers_times: offers_times ? on : off,
    weeks_ahead: String(weeks_ahead),
    notice_hours: String(notice_hours),
    hold_hours: String(hold_hours),
    cancel_hours: String(cancel_hours),
  };
}

interface Edit {
  values: SettingsValues;
  /** The version that they were edited from. */
  version: number;
}

/** Booking choices for visitors, and their limits. Input is stored in this browser until it is saved. */
function SettingsForm({ stored }: { stored: VisitSettings }) {
  const toasts = useToasts();
  const [base, setBase] = useState(stored);
  const untouched = { values: valuesOf(base), version: base.version };
  const { found, store, forget } = useStoredDraft<Edit>('visit-settings', untouched);
  const [edit, setEdit] = useState<Edit>(found ?? untouched);
  const isUnsaved = fields.some((field) => edit.values[field] !== untouched.values[field]);
  const form = useForm<VisitSettings, SettingsField>({
    id: 'visit-settings',
    intent: 'save',
    onResult: (result) => {
      if (result.kind === 'stale' && result.theirs) {
        setBase(result.theirs);
        setEdit({ ...edit, version: result.theirs.version });
      }
      if (result.kind !== 'saved') return;
      setBase(result.saved);
      setEdit({ values: valuesOf(result.saved), version: result.saved.version });
      toasts.success(scheduleMessages.settingsSaved);
    },
  });
  useEffect(() => {
    if (isUnsaved) store(edit);
    else forget();
  }, [isUnsaved, edit, store, forget]);
  const change = (field: SettingsField, value: string) => {
    form.correct(field);
    setEdit((now) => ({ ...now, values: { ...now.values, [field]: value } }));
  };
  const discard = () => {
    form.reset();
    setEdit({ values: valuesOf(base), version: base.version });
  };
  const control = (name: SettingsField, { min, max }: { min: number; max: number }, hint: string) => ({
    name,
    label: labels[name],
    className: 'num',
    inputMode: 'numeric' as const,
    value: edit.values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    hint: `${hint} ${min} to ${max}.`,
  });
  const offers = edit.values.offers_times === on;
  return (
    <Form form={form} className="visit-settings" aria-label="Online booking">
      <LeaveGuard isUnsaved={isUnsaved} />
      <input type="hidden" name="version" value={edit.version} />
      <input type="hidden" name="offers_times" value={edit.values.offers_times} />
      <FormErrors />
      {form.result?.kind === 'stale' && form.result.theirs && (
        <StaleNotice noun="page" onTake={discard}>
          <Differences labels={labels} theirs={valuesOf(form.result.theirs)} mine={edit.values} />
        </StaleNotice>
      )}
      <Switch isOn={offers} onSwitch={(isOn) => change('offers_times', isOn ? on : off)}>
        {labels.offers_times}
      </Switch>
      <p className="hint">
        {offers
          ? 'Visitors choose up to three free times in the booking form. You confirm one of them, or another.'
          : 'Visitors leave their number, and you call them back to agree on a time.'}
      </p>
      <TextField {...control('weeks_ahead', visitLimits.weeksAhead, 'How far ahead visitors see free times.')} />
      <TextField {...control('notice_hours', visitLimits.noticeHours, 'Shortest notice for an online booking.')} />
      <TextField
        {...control(
          'hold_hours',
          visitLimits.holdHours,
          'How long the first choice is held for a visitor, for you to confirm it.',
        )}
      />
      <TextField
        {...control(
          'cancel_hours',
          visitLimits.cancelHours,
          'Until how long before a visit patients can cancel it themselves, or move it to a free time.',
        )}
      />
      <p className="soft">
        How long a visit takes, and the time to clear up after it, is set for each{' '}
        <Link to="/admin/treatments">treatment</Link>.
      </p>
      <div className="save-bar row cluster">
        <FormFailure title={scheduleMessages.settingsFailure} lead="Nothing you typed is lost." />
        <SubmitButton icon="check" busy="Saving">
          Save
        </SubmitButton>
        {isUnsaved && (
          <button type="button" className="button button-quiet" onClick={discard}>
            Discard changes
          </button>
        )}
        <FormStatus>{isUnsaved ? 'Not saved yet.' : 'Everything is saved.'}</FormStatus>
      </div>
    </Form>
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
