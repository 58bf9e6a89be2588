import { lazy, type SubmitEvent, Suspense } from 'react';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { Field } from '#web/forms/field.tsx';
import { Working } from '#web/ui/working.tsx';
import { type BlogValues, controlId, fields, withTitle } from './blog-values.ts';
import { PictureFields } from './picture-fields.tsx';
import { SlugField } from './slug-field.tsx';
import { StatusField } from './status-field.tsx';
import type { useBlogForm } from './use-blog-form.ts';

/** The editor comes on its own, so that nobody else has to load it. */
const RichText = lazy(async () => ({ default: (await import('./editor/rich-text.tsx')).RichText }));

type BlogFormProps = Pick<
  ReturnType<typeof useBlogForm>,
  'blog' | 'values' | 'revision' | 'errors' | 'change' | 'save'
>;

export const formId = 'blog-form';

export function BlogForm({ blog, values, revision, errors, change, save }: BlogFormProps) {
  const { byField, attempt } = errors;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  const summary = fields.flatMap((field) => {
    const message = byField[field];
    return message ? [{ target: controlId(field), message }] : [];
  });
  return (
    <form id={formId} className="blog-form" noValidate aria-label="Blog" onSubmit={submit}>
      {summary.length > 0 && <ErrorSummary key={attempt} entries={summary} />}
      <div className="blog-main">
        <TitleField title={values.title} error={byField.title} onChange={(title) => change(withTitle(values, title))} />
        <Suspense fallback={<EditorLoading />}>
          <RichText
            key={revision}
            id={controlId('content')}
            content={values.content}
            content_format={values.content_format}
            error={byField.content}
            onChange={(content) => change({ content, content_format: 'html' })}
          />
        </Suspense>
      </div>
      <Settings blog={blog} values={values} errors={byField} change={change} />
    </form>
  );
}

interface TitleFieldProps {
  title: string;
  error: string | undefined;
  onChange: (title: string) => void;
}

function TitleField({ title, error, onChange }: TitleFieldProps) {
  return (
    <Field id={controlId('title')} label="Title" error={error}>
      {(control) => (
        <input
          {...control}
          className="input blog-title"
          required
          autoComplete="off"
          value={title}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function EditorLoading() {
  return (
    <div className="editor-loading">
      <Working says="Opening the editor" />
    </div>
  );
}

interface SettingsProps {
  blog: BlogFormProps['blog'];
  values: BlogValues;
  errors: BlogFormProps['errors']['byField'];
  change: BlogFormProps['change'];
}

/** What belongs to a blog besides its words. */
function Settings({ blog, values, errors, change }: SettingsProps) {
  return (
    <div className="blog-settings">
      <StatusField status={values.status} error={errors.status} onChange={(status) => change({ status })} />
      <SlugField
        blog={blog}
        slug={values.slug}
        error={errors.slug}
        onChange={(slug) => change({ slug, hasOwnSlug: true })}
      />
      <PictureFields current={blog?.image_url ?? null} values={values} errors={errors} onChange={change} />
    </div>
  );
}
