import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { TableKind, TablePreview, TableRow } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { FileButton } from '#web/admin/file-button.tsx';
import { ChoiceField } from '#web/admin/own-fields.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Field } from '#web/forms/field.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import * as importWords from '#words/admin/import.ts';
import { sentenceOf } from './blog-import.tsx';

const kinds: Readonly<Record<TableKind, { label: string; to: string }>> = {
  treatments: { label: importWords.treatments, to: '/admin/treatments' },
  conditions: { label: importWords.conditions, to: '/admin/conditions' },
  openings: { label: importWords.jobOpenings, to: '/admin/career' },
  patients: { label: importWords.patients, to: '/admin/patients' },
};

const isKind = (text: string | null): text is TableKind => text !== null && Object.hasOwn(kinds, text);

interface Checked {
  file: File;
  preview: TablePreview;
}

/** Adds the rows of a CSV file, after a look at what each of them would do. */
export function TableImport() {
  const [search] = useSearchParams();
  const from = search.get('from');
  const [kind, setKind] = useState<TableKind>(isKind(from) ? from : 'treatments');
  const [error, setError] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const [added, setAdded] = useState<{ count: number; kind: TableKind }>();
  const { isBusy, run } = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const { revalidate } = useRevalidator();

  const startAgain = (next?: TableKind) => {
    setChecked(undefined);
    setAdded(undefined);
    setError(undefined);
    if (next) setKind(next);
    if (input.current) input.current.value = ''; // so that the same file can be chosen again
  };

  const check = async (file: File) => {
    startAgain();
    const result = await attempt(() => adminApi.imports.previewTable({ params: { kind }, body: { file } }));
    if (result.kind !== 'saved') return setError(sentenceOf(result));
    setChecked({ file, preview: result.saved });
    requestAnimationFrame(() => heading.current?.focus());
  };

  const add = async ({ file }: Checked) => {
    const result = await attempt(() =>
      adminApi.imports.addTable({ params: { kind }, query: { name: file.name }, body: { file } }),
    );
    if (result.kind !== 'saved') return setError(sentenceOf(result));
    startAgain();
    setAdded({ count: result.saved.added, kind });
    toasts.success(importMessages.outcome(kind, result.saved.added, 0));
    await revalidate();
  };

  const loadTemplate = async () => {
    const result = await attempt(async () => {
      const response = await adminApi.imports.template({ params: { kind } });
      saveFile(await response.blob(), `${kind}.csv`);
    });
    if (result.kind !== 'saved') toasts.failure(importMessages.templateFailure);
  };

  return (
    <>
      <p className="soft">
        {importWords.aboutCsv(kind === 'patients' ? importLimits.patientRows : importLimits.tableRows)}
      </p>
      <div className="import-fields stack">
        <ChoiceField
          label={importWords.whatIsInThe}
          value={kind}
          onChange={(event) => startAgain(event.target.value as TableKind)}
        >
          {Object.entries(kinds).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </ChoiceField>
        <Field id="import-table" label={importWords.theCsvFile} error={error}>
          {(control) => (
            <div className="import-choice row cluster">
              <FileButton
                {...control}
                ref={input}
                icon="download"
                accept=".csv,.tsv,.txt,text/csv"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) void run(() => check(file));
                }}
              >
                {checked ? importWords.chooseAnotherFile : importWords.chooseAFile}
              </FileButton>
              <QuietButton onClick={() => void loadTemplate()}>{importWords.downloadATemplate}</QuietButton>
            </div>
          )}
        </Field>
      </div>
      <p role="status" className="import-status row cluster">
        {isBusy && <Working says={importWords.readingTheFile} />}
        {added && (
          <>
            <Icon name="check" />
            {importMessages.outcome(added.kind, added.count, 0)}{' '}
            <Link to={kinds[added.kind].to}>{importWords.lookAtThem}</Link>
          </>
        )}
      </p>
      {checked && (
        <TablePreviewList heading={heading} file={checked.file.name} preview={checked.preview}>
          <div className="import-choice row cluster">
            {checked.preview.counts.new > 0 && checked.preview.counts.wrong === 0 && (
              <Button look="primary" isLarge isBusy={isBusy} onClick={() => run(() => add(checked))}>
                {importMessages.addButton(kind, checked.preview.counts.new)}
              </Button>
            )}
            <Button look="quiet" isLarge onClick={() => startAgain()}>
              {importWords.cancel}
            </Button>
          </div>
        </TablePreviewList>
      )}
    </>
  );
}

interface TablePreviewListProps {
  heading: RefObject<HTMLHeadingElement | null>;
  file: string;
  preview: TablePreview;
  /** The buttons. */
  children: ReactNode;
}

const words: Readonly<Record<TableRow['state'], string>> = {
  new: importWords.willBeAdded,
  there: importWords.alreadyThereSkipped,
  wrong: importWords.hasMistakes,
};

const shownRows = 1_000;

/** Effects of each row of a file; rows with mistakes first. */
function TablePreviewList({ heading, file, preview, children }: TablePreviewListProps) {
  const { counts, ignored_columns: ignored, rows } = preview;
  const sorted = [...rows.filter(({ state }) => state === 'wrong'), ...rows.filter(({ state }) => state !== 'wrong')];
  return (
    <div className="import-preview">
      <h3 ref={heading} tabIndex={-1}>
        <bdi>{file}</bdi>: {importMessages.describeCounts(counts)}
      </h3>
      {counts.wrong > 0 && <p>{importMessages.correctFirst}</p>}
      {counts.wrong === 0 && counts.new === 0 && <p>{importMessages.nothingNew}</p>}
      {ignored.length > 0 && <p className="soft">{importMessages.ignored(ignored)}</p>}
      {children}
      <ul className="import-rows">
        {sorted.slice(0, shownRows).map(({ line, name, details, state, mistakes }) => (
          <li key={line} data-state={state}>
            <p className="import-row-state row cluster">
              <Icon name={state === 'wrong' ? 'alert' : state === 'new' ? 'plus' : 'check'} />
              {words[state]}
              <span className="soft num">{importWords.inLine(line)}</span>
            </p>
            <p className="import-name" dir="auto">
              {name || importWords.noName}
            </p>
            {mistakes.map(({ column, message }) => (
              <p key={column} className="import-mistake">
                {column && `${column}: `}
                {message}
              </p>
            ))}
            {details && (
              <p className="soft small" dir="auto">
                {details}
              </p>
            )}
          </li>
        ))}
      </ul>
      {sorted.length > shownRows && <p className="soft">{importWords.moreRows(sorted.length - shownRows)}</p>}
    </div>
  );
}
