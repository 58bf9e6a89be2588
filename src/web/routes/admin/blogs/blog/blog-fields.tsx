import { type KeyboardEvent, useState } from 'react';
import type { Blog } from '#contract/blogs.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { DayField } from '#web/admin/day-input.tsx';
import { TextEditor } from '#web/admin/editor/text-editor.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { SignField } from '#web/admin/sign-field.tsx';
import { SelectField, TextArea, TextField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/blogs.ts';
import { type BlogValues, withTitle } from './blog-values.ts';

interface BlogFieldsProps {
  blog: Blog | null;
  values: BlogValues;
  /** Incremented when the text is replaced from outside the editor. */
  revision: number;
  change: (changes: Partial<BlogValues>) => void;
}

export function BlogFields({ blog, values, revision, change }: BlogFieldsProps) {
  const form = useFormParts();
  const { title, content, content_format } = values;
  const control = (name: 'author' | 'reviewed_by' | 'reviewed_on') => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <div className="blog-main">
        <TextArea
          name="title"
          label={words.title}
          className="blog-title"
          rows={1}
          value={title}
          onKeyDown={saveOnEnter}
          onChange={(event) => change(withTitle(values, event.target.value.replaceAll(/\s*\n\s*/g, ' ')))}
        />
        <TextEditor
          key={revision}
          id={form.idOf('content')}
          content={content}
          content_format={content_format}
          hasPictures
          error={form.errors['content'] ?? form.errors['content_html']}
          onChange={(typed) => {
            form.correct('content');
            form.correct('content_html');
            change({ content: typed, content_format: 'html' });
          }}
        />
      </div>
      <div className="blog-settings card">
        <StatusField blog={blog} values={values} change={change} />
        <TextField {...control('author')} label={words.author} optional hint={words.authorHint} />
        <SlugField blog={blog} values={values} change={change} />
        <PictureFields blog={blog} values={values} change={change} />
        <SignField value={values.signs} onChange={({ target }) => change({ signs: target.value })} />
        <TextField {...control('reviewed_by')} label={words.reviewedBy} optional hint={words.reviewedByHint} />
        <DayField {...control('reviewed_on')} label={words.lastReviewed} optional />
      </div>
    </>
  );
}

/** A long title grows over several lines, but is one of them: Enter saves, as in other fields. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const statuses = ['Draft', 'Scheduled', 'Published'] as const;

function StatusField({ blog, values, change }: Omit<BlogFieldsProps, 'revision'>) {
  const { status } = values;
  return (
    <>
      <StatusSelect status={status} change={change} />
      {status === 'Scheduled' && (
        <Moment name="publish_at" label={words.publishOn} hint={words.publishOnHint} {...{ values, change }} />
      )}
      {status === 'Published' && blog?.is_active === 1 && (
        <Moment name="published_at" label={words.publishedOn} hint={words.publishedOnHint} {...{ values, change }} />
      )}
    </>
  );
}

interface MomentProps extends Pick<BlogFieldsProps, 'values' | 'change'> {
  name: 'publish_at' | 'published_at';
  label: string;
  hint: string;
}

function Moment({ name, label, hint, values: { day, time }, change }: MomentProps) {
  const [before] = useState(`${day}T${time}`);
  return (
    <>
      <input type="hidden" name="published_before" value={before} />
      <DayField
        name={name}
        label={label}
        hint={hint}
        value={day}
        onChange={(event) => change({ day: event.target.value })}
      />
      <TextField
        name="time"
        label={words.at}
        type="time"
        value={time}
        onChange={(event) => change({ time: event.target.value })}
      />
    </>
  );
}

function StatusSelect({ status, change }: { status: string; change: BlogFieldsProps['change'] }) {
  return (
    <SelectField
      name="status"
      label={words.status}
      hint={words.statusHint}
      options={statuses.map((one) => [one, words.statuses[one]])}
      value={status}
      onChange={(event) => change({ status: statuses.find((one) => one === event.target.value) ?? 'Draft' })}
    />
  );
}

/** The last segment of the blog's address. */
function SlugField({ blog, values: { slug }, change }: Omit<BlogFieldsProps, 'revision'>) {
  const moves = blog?.is_active === 1 && slug !== blog.slug;
  return (
    <TextField
      name="slug"
      label={words.address}
      required={false}
      hint={
        <Sentence
          words={words.addressHint}
          fields={{
            address: (
              <span className="blog-address">
                /blog/<bdi>{slug || '…'}</bdi>
              </span>
            ),
          }}
        />
      }
      after={
        <p className="blog-moves" role="status">
          {moves && words.addressMoves}
        </p>
      }
      autoCapitalize="none"
      spellCheck={false}
      value={slug}
      onChange={(event) => change({ slug: event.target.value, hasOwnSlug: true })}
    />
  );
}

/** The picture above the text: a file, or an address from which the server copies it once. */
function PictureFields({ blog, values, change }: Omit<BlogFieldsProps, 'revision'>) {
  const form = useFormParts();
  const { picture, pictureAddress, removesPicture } = values;
  const current = blog?.image_url ?? null;
  const isKept = current !== null && !removesPicture;
  return (
    <fieldset className="blog-picture">
      <legend className="visually-hidden">{words.pictureAboveTheText}</legend>
      <PictureField
        id={form.idOf('image')}
        name="image"
        label={words.picture}
        optional
        current={isKept ? `/${current}` : undefined}
        file={picture}
        onChange={(file) => {
          form.correct('image');
          change({ picture: file });
        }}
        error={form.errors['image']}
      />
      {current !== null && !picture && (
        <QuietButton onClick={() => change({ removesPicture: !removesPicture })}>
          {removesPicture ? words.keepThePicture : words.removePicture}
        </QuietButton>
      )}
      {!picture && (
        <TextField
          name="image_url"
          label={words.pictureLink}
          optional
          hint={words.pictureLinkHint}
          type="url"
          inputMode="url"
          value={pictureAddress}
          onChange={(event) => change({ pictureAddress: event.target.value.trim() })}
        />
      )}
    </fieldset>
  );
}
