import './clinic.css';
import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ClinicProfile } from '#contract/clinic.ts';
import * as clinicMessages from '#contract/messages/clinic.ts';
import { LeaveGuard } from '#web/admin/saving/leave-guard.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { ClinicFormContext, type ListName } from './clinic-form-context.ts';
import { Notices } from './notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionIndex } from './section-index.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { HoursSection } from './sections/hours-section.tsx';
import { LinksSection } from './sections/links-section.tsx';
import { LookSection } from './sections/look-section.tsx';
import { PractitionersSection } from './sections/practitioners-section.tsx';
import { SlidesSection } from './sections/slides-section.tsx';
import { summarize } from './summarize.ts';
import { useClinicEdit } from './use-clinic-edit.ts';
import { useClinicSave } from './use-clinic-save.ts';

export function ClinicForm({ profile }: { profile: ClinicProfile }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState(0);
  const edit = useClinicEdit(profile);
  const saving = useClinicSave(edit, () => {
    toasts.success(clinicMessages.saved, { action: { label: 'See it on the site', onSelect: openSite } });
    void revalidate(); // the frame of the admin area shows the clinic too
  });
  const form = {
    values: edit.values,
    errors: saving.errors,
    change: (path: string, value: unknown) => {
      edit.change(path, value);
      saving.forgetErrors(path);
    },
    changeItem: (list: ListName, key: string, change: object) => {
      edit.changeItem(list, key, change);
      const index = edit.values[list].findIndex((item) => item.key === key);
      for (const name of Object.keys(change)) saving.forgetErrors(`${list}.${index}.${name}`);
    },
    trackUpload: async <T,>(upload: Promise<T>) => {
      setUploads((count) => count + 1);
      return upload.finally(() => setUploads((count) => count - 1));
    },
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (edit.isUnsaved && uploads === 0) void saving.save();
  };
  const entries = summarize(saving.errors, edit.values);
  return (
    <ClinicFormContext value={form}>
      <LeaveGuard isUnsaved={edit.isUnsaved} />
      <div className="clinic-page">
        <SectionIndex />
        <form className="clinic-form" noValidate aria-label="Clinic profile" onSubmit={submit}>
          {entries.length > 0 && <ErrorSummary key={saving.attempts} entries={entries} />}
          <Notices edit={edit} />
          <ContactSection />
          <HoursSection />
          <LinksSection />
          <PractitionersSection />
          <SlidesSection />
          <LookSection />
          <SaveBar
            isUnsaved={edit.isUnsaved}
            isUploading={uploads > 0}
            isSaving={saving.isSaving}
            advice={saving.advice}
            attempts={saving.attempts}
            onDiscard={() => {
              edit.discard();
              saving.forgetAll();
            }}
          />
        </form>
      </div>
    </ClinicFormContext>
  );
}

function openSite() {
  window.open('/', '_blank', 'noopener');
}
