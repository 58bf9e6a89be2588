import './condition-editor.css';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Condition } from '#contract/conditions.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { ConditionForm } from '#web/condition-form/condition-form.tsx';
import { SaveBar } from '#web/condition-form/save-bar.tsx';
import { useConditionForm } from '#web/condition-form/use-condition-form.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { ClinicFields, PictureExtras } from './clinic-fields.tsx';
import { EditorHead } from './editor-head.tsx';
import { saveCondition } from './save-condition.ts';
import { WhatHappened } from './what-happened.tsx';

interface ConditionEditorProps {
  /** Undefined for a new one. */
  condition: Condition | undefined;
  /** Null when they could not be loaded; which ones belong to it then stays as it is. */
  symptoms: Symptom[] | null;
}

/** The specified form with all that the clinic adds to it, for a new condition or one that is there. */
export function ConditionEditor({ condition, symptoms }: ConditionEditorProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useConditionForm({
    draft: condition ? `condition-${condition.id}` : 'condition',
    condition,
    save: (sent) => saveCondition(condition?.id, sent, symptoms),
  });
  const { stored, outcome, values } = form;
  const isGone = outcome?.kind === 'gone';
  const [left, leave] = useState<string>();
  useEffect(() => {
    // Once the form knows that it is saved: before, leaving would ask.
    if (left) void navigate(left, { replace: true });
  }, [left, navigate]);

  const submit = async () => {
    const isNew = stored === undefined || form.version === undefined;
    const result = await form.submit();
    // One of the symptoms is no longer there, so the list is loaded anew.
    if (result?.kind === 'invalid' && result.errors.symptom_ids) void revalidate();
    if (result?.kind !== 'saved') return;
    toasts.success(isNew ? conditionMessages.added : conditionMessages.updated);
    if (isNew) leave(`/admin/conditions/${result.saved.id}`);
  };
  const removed = () => {
    form.restart();
    leave('/admin/conditions');
  };

  return (
    <main id="main" tabIndex={-1} className="condition-editor">
      <EditorHead condition={isGone ? undefined : stored} name={stored?.name} onDeleted={removed} />
      <ConditionForm
        form={form}
        label={stored ? stored.name : 'Add a condition'}
        onSubmit={() => void submit()}
        notices={<WhatHappened form={form} before={condition} />}
        pictureExtras={<PictureExtras form={form} />}
        extras={<ClinicFields form={form} symptoms={symptoms} />}
        footer={
          <SaveBar
            label={form.version === undefined ? 'Add the condition' : 'Save'}
            isSaving={form.isSaving}
            attempt={form.attempt}
            failure={
              outcome?.kind === 'failed'
                ? {
                    sentence: stored ? conditionMessages.updateFailure : conditionMessages.addFailure,
                    advice: `Nothing you typed is lost. ${outcome.advice}`,
                  }
                : undefined
            }
          >
            {form.isUnsaved ? 'Not saved yet. What you type is kept in this browser.' : savedWords(values.name)}
          </SaveBar>
        }
      />
    </main>
  );
}

function savedWords(name: string) {
  return name && 'All changes are saved.';
}
