import '#web/article/article-text.css';
import { lazy, Suspense, useId } from 'react';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { readSignNames } from '#contract/plain/urgencies.ts';
import { PicturePreview } from '#web/admin/pictures/picture-preview.tsx';
import { useSigns } from '#web/admin/use-signs.ts';
import { Signs, toShownSign } from '#web/content/signs.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { Dialog, DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import * as words from '#words/admin/blogs.ts';
import { chosenPicture } from '#words/admin/pictures.ts';
import type { BlogValues } from './blog-values.ts';

const PreviewText = lazy(async () => {
  const part = await importPart('admin/editor/preview-text.tsx', () => import('#web/admin/editor/preview-text.tsx'));
  return { default: part.PreviewText };
});

interface PreviewDialogProps {
  heading: string;
  values: BlogValues;
  /** File name of the stored picture. */
  current: string | null;
  onClose: () => void;
}

/** A blog as visitors will see it. */
export function PreviewDialog({ heading, values, current, onClose }: PreviewDialogProps) {
  const headingId = useId();
  const { title, content } = fillHelpLines({ title: values.title, content: values.content }, useClinic());
  return (
    <Dialog kind="wide" labelledBy={headingId} onClose={onClose}>
      <DialogHeader>
        <p className="preview-kind">{heading}</p>
        <h2 id={headingId} dir="auto">
          {title || words.withoutATitle}
        </h2>
      </DialogHeader>
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
        <article className="article preview-article" aria-labelledby={headingId} tabIndex={0}>
          <ChosenPicture values={values} current={current} />
          <Suspense fallback={<Working says={words.openingPreview} />}>
            <PreviewText content={content} content_format={values.content_format} />
          </Suspense>
          <ChosenSigns names={readSignNames(values.signs)} />
        </article>
      </DialogBody>
    </Dialog>
  );
}

function ChosenSigns({ names }: { names: readonly string[] }) {
  const signs = useSigns()?.filter(({ name }) => names.includes(name)) ?? [];
  if (signs.length === 0) return null;
  return (
    <section>
      <h3>{words.whenToGetHelp}</h3>
      <Signs signs={signs.map(toShownSign)} heading="h4" />
    </section>
  );
}

function ChosenPicture({
  values: { picture, pictureAddress, removesPicture },
  current,
}: Pick<PreviewDialogProps, 'values' | 'current'>) {
  if (picture) return <PicturePreview file={picture} label={chosenPicture(picture.name)} />;
  if (pictureAddress) return <p className="soft">{words.pictureAfterSaving}</p>;
  if (!current || removesPicture) return null;
  return <Picture src={`/${current}`} alt="" sizes="(min-width: 48em) 62rem, 100vw" />;
}
