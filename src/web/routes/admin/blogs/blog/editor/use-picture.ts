import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { attempt } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';

interface PictureAttributes {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

type Errors = { image?: string; alt?: string };

/** One picture of the text: chosen, described, uploaded, put in. */
export function usePicture(editor: Editor, dropped: File | undefined, onDone: () => void) {
  const [before] = useState(() => (dropped ? undefined : chosenIn(editor)));
  const [file, setFile] = useState(dropped);
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const [advice, setAdvice] = useState<string>();
  const [isUploading, setUploading] = useState(false);

  async function insert() {
    const missing = missingIn({ file, alt, before });
    setErrors(missing);
    setAdvice(undefined);
    if (isUploading || Object.keys(missing).length > 0) return;
    const source = file ? await upload(file) : before;
    if (!source) return;
    onDone();
    editor
      .chain()
      .insertContent({ type: 'picture', attrs: { ...source, alt: alt.trim() } })
      .run();
  }

  async function upload(image: File): Promise<Omit<PictureAttributes, 'alt'> | undefined> {
    setUploading(true);
    const outcome = await attempt(() => adminApi.blogs.addPicture({ body: { image } }), ['image']);
    setUploading(false);
    if (outcome.kind === 'saved') {
      const { image_url: src, width, height } = outcome.saved;
      return { src, width, height };
    }
    if (outcome.kind === 'invalid') setErrors(outcome.errors);
    else setAdvice(outcome.kind === 'failed' ? outcome.advice : 'Please try again.');
    return undefined;
  }

  return {
    current: before?.src,
    file,
    choose: (chosen: File | undefined) => {
      setFile(chosen);
      setErrors(({ alt: missing }) => (missing ? { alt: missing } : {}));
    },
    alt,
    describe: setAlt,
    errors,
    advice,
    isUploading,
    insert,
  };
}

function chosenIn(editor: Editor) {
  return editor.isActive('picture') ? (editor.getAttributes('picture') as PictureAttributes) : undefined;
}

function missingIn({ file, alt, before }: { file: File | undefined; alt: string; before: object | undefined }): Errors {
  return {
    ...(!file && !before && { image: 'Please choose a picture.' }),
    ...(alt.trim() === '' && { alt: 'Please say what the picture shows.' }),
  };
}
