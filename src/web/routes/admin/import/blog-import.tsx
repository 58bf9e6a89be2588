import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportRecord } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { Button } from '#web/admin/button.tsx';
import { FileButton } from '#web/admin/file-button.tsx';
import { ChoiceField } from '#web/admin/own-fields.tsx';
import { preparePicture } from '#web/admin/pictures/prepare-picture.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { uploadApi } from '#web/api/upload-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Field } from '#web/forms/field.tsx';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import * as words from '#words/admin/import.ts';

/** Sends the chosen files, and says how far it is. */
type Send = (files: File[], asDrafts: boolean, say: (progress: string) => void) => Promise<ImportRecord>;

/** A sentence for people, such as one about a file that need not be sent. */
class Refused extends Error {}

interface BlogImportProps {
  id: string;
  label: string;
  button: string;
  accept: string;
  multiple?: true;
  send: Send;
  children: ReactNode;
}

/** Blogs from files of another website. The report that follows opens by its address. */
function BlogImport({ id, label, button, accept, multiple, send, children }: BlogImportProps) {
  const [asDrafts, setAsDrafts] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<string>();
  const navigate = useNavigate();
  const isWorking = progress !== undefined;

  const start = async () => {
    if (isWorking || files.length === 0) return;
    setError(undefined);
    setProgress(words.sending);
    const result = await attempt(() => send(files, asDrafts, setProgress).catch(asResult));
    setProgress(undefined);
    if (result.kind !== 'saved') return setError(sentenceOf(result));
    if ('refused' in result.saved) return setError(result.saved.refused);
    setFiles([]);
    await navigate(`/admin/import?open=${result.saved.id}`, { preventScrollReset: false });
  };

  return (
    <>
      {children}
      <div className="import-fields stack">
        <ChoiceField
          label={words.theBlogsBecome}
          value={asDrafts ? 'drafts' : 'same'}
          onChange={(event) => setAsDrafts(event.target.value === 'drafts')}
        >
          <option value="same">{words.whatTheyWere}</option>
          <option value="drafts">{words.allDrafts}</option>
        </ChoiceField>
        <Field id={`${id}-files`} label={label} error={error}>
          {(control) => (
            <div className="import-choice row cluster">
              <FileButton
                {...control}
                icon="download"
                accept={accept}
                multiple={multiple}
                onChange={(event) => {
                  setFiles([...(event.target.files ?? [])]);
                  setError(undefined);
                  event.target.value = ''; // so that the same file can be chosen again
                }}
              >
                {button}
              </FileButton>
              {files.length > 0 && (
                <span className="soft">
                  <bdi>{files.length === 1 ? files[0]?.name : words.countFiles(files.length)}</bdi>
                </span>
              )}
            </div>
          )}
        </Field>
      </div>
      <div className="import-choice row cluster">
        {files.length > 0 && (
          <Button look="primary" isLarge isBusy={isWorking} onClick={start}>
            {words.importWord}
          </Button>
        )}
        <p role="status" className="soft num">
          {progress}
        </p>
      </div>
    </>
  );
}

function asResult(error: unknown) {
  if (error instanceof Refused) return { refused: error.message };
  throw error;
}

export function WordpressImport() {
  return (
    <BlogImport
      id="import-wordpress"
      label={words.theExportFileXml}
      button={words.chooseTheFile}
      accept=".xml,text/xml,application/xml"
      send={sendWordpress}
    >
      <p className="soft">{words.inWordpressOpenTools}</p>
    </BlogImport>
  );
}

const sendWordpress: Send = async ([file], asDrafts, say) => {
  if (!file) throw new Refused(importMessages.wordpress.empty);
  if (file.size > importLimits.wordpressBytes)
    throw new Refused(importMessages.largeFile(importLimits.wordpressBytes / 1_048_576));
  const api = uploadApi((share) => say(words.sendingShare(Math.floor(share * 100))));
  return api.imports.wordpress({ query: { name: file.name, as_drafts: asDrafts ? 1 : 0 }, body: { file } });
};

export function MarkdownImport() {
  return (
    <BlogImport
      id="import-markdown"
      label={words.theFilesAndThe}
      button={words.chooseTheFiles}
      accept=".md,.markdown,text/markdown,image/*"
      multiple
      send={sendMarkdown}
    >
      <p className="soft">{words.chooseTheMarkdownFiles}</p>
    </BlogImport>
  );
}

const isMarkdown = ({ name }: File) => /\.(?:md|markdown|txt)$/i.test(name);

const sendMarkdown: Send = async (chosen, asDrafts, say) => {
  const files = await Promise.all(chosen.filter(isMarkdown).map(readText));
  if (files.length === 0) throw new Refused(importMessages.noMarkdown);
  if (files.length > importLimits.markdownFiles)
    throw new Refused(importMessages.manyMarkdown(importLimits.markdownFiles));
  if (files.reduce((sum, { text }) => sum + text.length, 0) > importLimits.markdownBytes / 4)
    throw new Refused(importMessages.largeMarkdown);
  const pictures: { name: string; image_url: string }[] = [];
  const images = chosen.filter((file) => !isMarkdown(file)).slice(0, importLimits.markdownPictures);
  for (const [place, image] of images.entries()) {
    say(words.sendingPicture(place + 1, images.length));
    const prepared = await preparePicture(image);
    // One that cannot be read is missing in the report.
    if ('problem' in prepared) continue;
    const { image_url } = await adminApi.blogs.addPicture({ body: { image: prepared.file } });
    pictures.push({ name: image.name, image_url });
  }
  say(words.importing);
  return adminApi.imports.markdown({ body: { as_drafts: asDrafts, files, pictures } });
};

async function readText(file: File) {
  const { name } = file;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (!text.includes('\0')) return { name, text };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Refused(importMessages.notUtf8Text(name));
}

/** Returns the sentence for a refused file. */
export function sentenceOf(result: FormResult) {
  if (result.kind === 'invalid') return Object.values(result.errors)[0];
  return isFailure(result) ? adviceFor(result) : importMessages.importFailure;
}
