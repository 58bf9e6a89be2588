import './clinic.css';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ClinicRecord } from '#contract/clinic.ts';
import * as clinicMessages from '#contract/messages/clinic.ts';
import { defaultLanguage, languageNames, type OtherLanguage, otherLanguages } from '#contract/plain/languages.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { PreviewButton } from '#web/admin/preview-button.tsx';
import { bothChanged } from '#web/admin/records/conflicts.ts';
import { useEdit, valueRules } from '#web/admin/records/edit.ts';
import { DiscardButton, RestoredNote } from '#web/admin/save-bar.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { TranslationLinks } from '#web/admin/translations.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import { describeDays } from '#web/shell/opening-hours.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/clinic.ts';
import { locale } from '#words/locale.ts';
import { ClinicFormContext, type ListName, Section, sections, useClinicForm } from './clinic-fields.tsx';
import { type ClinicValues, keepKeys, listPaths, namesOf, toValues, withSavedIds, withValue } from './clinic-values.ts';
import { ContactSection, LinksSection, PhonesSection } from './contact-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { PractitionersSection, SlidesSection } from './practitioners-section.tsx';

/** The stored profile; null if it could not be loaded. */
export const loadClinic = (signal: AbortSignal) => loadOr(null, () => adminApi.clinic.get({}, { signal }), { signal });

const saveClinic = defineForm({
  fields: listPaths,
  read: (form) => JSON.parse(formText(form, 'profile')) as ClinicValues,
  send: (api: typeof adminApi, body, form): Promise<ClinicRecord> =>
    api.clinic.update({ body: { ...body, ...readVisitTimes(form) } }, { ifMatch: Number(formText(form, 'version')) }),
  load: (api) => api.clinic.get(),
});

/** Reads what becomes of visits ahead when the time zone changes. */
function readVisitTimes(form: FormData) {
  const visitTimes = (['clock', 'moments'] as const).find((one) => one === formText(form, 'visitTimes'));
  return visitTimes ? { visitTimes } : {};
}

export const clientAction = clientActionOf(adminApi, { save: saveClinic });

interface ClinicFormProps {
  profile: ClinicRecord;
  /** The fields that show; drafts and saving are the same. */
  part: 'clinic' | 'team';
}

/** The whole profile in one form. Its nested values are sent as JSON in a hidden input; errors name the path of a value. */
export function ClinicForm({ profile, part }: ClinicFormProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState(0);
  const edit = useClinicEdit(profile);
  const form = useForm<ClinicRecord>({
    id: 'clinic',
    idOf: (path) => path,
    intent: 'save',
    onResult: (result) => {
      edit.take(result);
      if (result.kind !== 'saved') return;
      toasts.success(clinicMessages.saved, { action: { label: words.viewItOnTheSite, onSelect: openSite } });
      void revalidate(); // the frame of the admin area shows the clinic too
    },
  });
  const discard = () => {
    edit.discard();
    form.reset();
  };
  const parts = {
    values: edit.values,
    base: edit.base,
    change: (path: string, value: unknown) => {
      edit.change(path, value);
      form.correct(path);
    },
    changeItem: (list: ListName, key: string, change: object) => {
      edit.changeItem(list, key, change);
      const index = edit.values[list].findIndex((item) => item.key === key);
      for (const name of Object.keys(change)) form.correct(`${list}.${index}.${name}`);
    },
    trackUpload: async <T,>(upload: Promise<T>) => {
      setUploads((count) => count + 1);
      return upload.finally(() => setUploads((count) => count - 1));
    },
  };
  return (
    <ClinicFormContext value={parts}>
      <LeaveGuard isUnsaved={edit.isUnsaved} />
      <div className={part === 'clinic' ? 'clinic-page grid' : undefined}>
        {part === 'clinic' && <SectionIndex />}
        <Form
          form={form}
          className="clinic-form"
          aria-label={part === 'team' ? words.team : words.clinicProfile}
          onSubmit={(event) => {
            if (!edit.isUnsaved || uploads > 0) event.preventDefault();
            edit.noteSent();
          }}
        >
          <input type="hidden" name="version" value={edit.base.version} />
          <input type="hidden" name="profile" value={JSON.stringify(edit.values)} />
          <FormErrors describe={(path, message) => describeError(path, message, edit.values)} />
          <Notices edit={edit} />
          {part === 'team' ? (
            <PractitionersSection />
          ) : (
            <>
              <ContactSection />
              <PhonesSection />
              <HoursSection />
              <LinksSection />
              <SlidesSection />
              <LookSection />
              <LanguagesSection />
            </>
          )}
          {/* Stays at the bottom of the window. */}
          <div className="clinic-save">
            <FormFailure title={clinicMessages.saveFailure} lead={words.nothingYouTypedIsLost} />
            <div className="clinic-save-buttons row cluster">
              <SubmitButton
                icon="check"
                busy={words.saving}
                isWaiting={uploads > 0}
                {...(!edit.isUnsaved && { 'aria-disabled': true, className: 'button' })}
              >
                {words.saveChanges}
              </SubmitButton>
              <PreviewButton make={() => adminApi.clinic.preview({ body: edit.values })} />
              {part === 'clinic' && <TranslationLinks kind="clinic-profile" record="1" />}
              <HistoryButton kind="clinic-profile" id={1} />
              {edit.isUnsaved && <DiscardButton warning={words.thePageWillGoBack} onDiscard={discard} />}
              <FormStatus className="soft" busy={words.stillWorking} isWaiting={uploads > 0}>
                {stateOf(edit.isUnsaved, uploads > 0)}
              </FormStatus>
            </div>
          </div>
        </Form>
      </div>
    </ClinicFormContext>
  );
}

function openSite() {
  window.open('/', '_blank', 'noopener');
}

/** Prefixes an error inside a list with the name of the entry. */
function describeError(path: string, message: string, values: ClinicValues) {
  const whose = nameEntry(path, values);
  return whose ? `${whose}: ${message}` : message;
}

function nameEntry(path: string, { otherPhones, practitioners, heroSlides, openingHours }: ClinicValues) {
  const [list, place] = path.split('.');
  const index = Number(place);
  if (list === 'otherPhones' && place) return otherPhones[index]?.label || words.phoneNumberAt(index + 1);
  if (list === 'practitioners' && place) return practitioners[index]?.name || words.practitionerAt(index + 1);
  if (list === 'heroSlides' && place) return heroSlides[index]?.headline || words.slideAt(index + 1);
  if (list === 'openingHours' && place) return describeDays(openingHours[index]?.days ?? []) || words.openingHours;
  return undefined;
}

function SectionIndex() {
  return (
    <nav className="clinic-index tab-index" aria-label={words.onThisPage}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tells of someone else's changes, or of a restored draft. */
function Notices({ edit }: { edit: ReturnType<typeof useClinicEdit> }) {
  const { both, base, isRestored } = edit;
  if (both) {
    return (
      <StaleNotice key={base.version} noun="clinic" onTake={edit.discard}>
        <p>{bothChanged(namesOf(both))}</p>
      </StaleNotice>
    );
  }
  if (!isRestored) return null;
  return (
    <div className="clinic-notice">
      <RestoredNote />
    </div>
  );
}

function LookSection() {
  const { values, change } = useClinicForm();
  const { darkStyling, startPopup, showsReviews } = values;
  return (
    <Section id="look" hint={words.howTheSiteGreetsVisitors}>
      <Switch isOn={darkStyling} onSwitch={(isOn) => change('darkStyling', isOn)}>
        {words.darkHeaderAndFooter}
      </Switch>
      <p className="hint">{words.darkBars}</p>
      <div className="clinic-look" data-dark={darkStyling} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <Switch isOn={startPopup} onSwitch={(isOn) => change('startPopup', isOn)}>
        {words.startPopUp}
      </Switch>
      <p className="hint">{words.theBookingFormOpens}</p>
      <Switch isOn={showsReviews} onSwitch={(isOn) => change('showsReviews', isOn)}>
        {words.reviewsOnTheSite}
      </Switch>
      <p className="hint">{words.someCountriesDoNotAllowReviews}</p>
    </Section>
  );
}

function LanguagesSection() {
  const { values, change } = useClinicForm();
  const switchTo = (language: OtherLanguage, isOn: boolean) => {
    const others = values.languages.filter((one) => one !== language);
    change('languages', isOn ? [...others, language] : others);
  };
  return (
    <Section id="languages" hint={words.languagesBeside(original)}>
      {otherLanguages.map((language) => (
        <Tick key={language} checked={values.languages.includes(language)} onTick={(isOn) => switchTo(language, isOn)}>
          <span>
            {namesHere.of(language)} (<span lang={language}>{languageNames[language]}</span>)
          </span>
        </Tick>
      ))}
    </Section>
  );
}

const original = languageNames[defaultLanguage];
const namesHere = new Intl.DisplayNames(locale, { type: 'language' });

function stateOf(isUnsaved: boolean, isUploading: boolean) {
  if (isUploading) return words.aPictureIsBeingUploaded;
  return isUnsaved ? words.notSavedYet : words.everythingIsSaved;
}

const rules = valueRules<ClinicRecord, ClinicValues>({ valuesOf: toValues, merges: true, adopt: keepKeys });

/** The edited profile. */
function useClinicEdit(profile: ClinicRecord) {
  const { edit, update, startFrom, ...state } = useEdit('clinic-profile', profile, {
    ...rules,
    settle: (now, sent, saved) => {
      const settled = rules.settle(now, sent, saved);
      return { ...settled, values: withSavedIds(settled.values, keepKeys(toValues(saved), sent.values)) };
    },
  });
  return {
    ...state,
    ...edit,
    change: (path: string, value: unknown) => update((now) => ({ ...now, values: withValue(now.values, path, value) })),
    changeItem: (list: ListName, key: string, change: object) =>
      update((now) => ({
        ...now,
        values: {
          ...now.values,
          [list]: now.values[list].map((item) => (item.key === key ? { ...item, ...change } : item)),
        },
      })),
    discard: () => startFrom(edit.base),
  };
}
