import { useState } from 'react';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import * as words from '#words/admin/pictures.ts';

interface Upload {
  /** Returns the path of the stored picture. */
  send: (image: File) => Promise<string>;
  onUploaded: (path: string) => void;
  failure: string;
  /** Watches it until it ends. */
  track?: <T>(upload: Promise<T>) => Promise<T>;
}

/** The upload of a picture that is sent when it is chosen, and used once the form around it is saved. */
export function useUpload({ send, onUploaded, failure, track = async (upload) => upload }: Upload) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);

  async function choose(chosen: File) {
    setFile(chosen);
    setProblem(undefined);
    setUploading(true);
    const upload = attempt(() => send(chosen), { fields: ['image'] });
    const result = await track(upload).finally(() => setUploading(false));
    if (result.kind !== 'saved') return setProblem(uploadProblem(result, failure));
    setFile(undefined);
    onUploaded(result.saved);
  }

  const forget = () => {
    setFile(undefined);
    setProblem(undefined);
  };

  return { file, problem, isUploading, choose, forget };
}

/** Sentence about a picture that was not stored. */
export function uploadProblem(result: FormResult<unknown, 'image'>, failure: string) {
  if (result.kind === 'invalid' && result.errors.image) return result.errors.image;
  return `${failure} ${isFailure(result) ? adviceFor(result) : words.pleaseTryAgain}`;
}
