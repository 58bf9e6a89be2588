import { Button } from '#web/admin/button.tsx';
import './history-button.css';
import { useState } from 'react';
import type { ChangedKind, ChangedText, HistoryEntry } from '#contract/audit-log.ts';
import { useAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import * as words from '#words/admin/parts.ts';
import { ChangeSentence } from './change-sentence.tsx';
import { isShort, partName } from './describe-change.ts';
import { dayLabel, timeLabel } from './list/clinic-clock.ts';
import { readable, textsAfter } from './restored-texts.ts';
import { TitledDialog } from './titled-dialog.tsx';

interface HistoryProps {
  kind: ChangedKind;
  /** The clinic profile has the id 1. */
  id: number;
  /** Stored texts by field, of a record whose earlier texts can be restored. */
  stored?: Readonly<Record<string, string>>;
  /** Puts earlier texts into the form. Nothing is saved. */
  onRestore?: (texts: Readonly<Record<string, string>>) => void;
}

interface HistoryButtonProps extends HistoryProps {
  className?: string;
  /** Name of the record, for a button that is only an icon. */
  of?: string;
}

/** Opens the history of one record: who changed what and when. */
export function HistoryButton({ className = 'button button-quiet', of, ...history }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Icon name="history" />
        {of ? <span className="visually-hidden">{words.historyOf(of)}</span> : words.history}
      </button>
      {isOpen && (
        // A section prevents the dialog's header from being a second banner of the page.
        <section className="history-place">
          <HistoryDialog {...history} onClose={() => setOpen(false)} />
        </section>
      )}
    </>
  );
}

function HistoryDialog({ kind, id, stored, onRestore, onClose }: HistoryProps & { onClose: () => void }) {
  const toasts = useToasts();
  const entries = useAnswer(`history of ${kind} ${id}`, (options) =>
    adminApi.history.list({ params: { kind, id } }, options),
  );
  const restore = (place: number) => {
    if (!entries || !stored || !onRestore) return;
    onRestore(textsAfter(entries, place, stored));
    onClose();
    toasts.success(words.isRestored);
  };
  const isText = ({ field }: ChangedText) => stored !== undefined && field in stored;
  const canRestore = onRestore && entries?.some(({ texts }) => texts?.some(isText));
  return (
    <TitledDialog heading={words.history} onClose={onClose}>
      {entries === undefined && <Working says={words.loadingHistory} />}
      {entries === null && <p role="alert">{words.historyFailed}</p>}
      {entries?.length === 0 && <p>{words.noChanges}</p>}
      {entries && entries.length > 0 && (
        <ol className="history-list typed">
          {entries.map((entry, place) => (
            <li key={entry.id}>
              <Entry kind={kind} entry={entry} />
              {canRestore && place > 0 && (entry.action === 'added' || entry.texts?.some(isText)) && (
                <RestoreButton onRestore={() => restore(place)} />
              )}
            </li>
          ))}
          {canRestore && entries.at(-1)?.texts?.some(isText) && (
            <li>
              <p>{words.beforeChanges}</p>
              <RestoreButton onRestore={() => restore(entries.length)} />
            </li>
          )}
        </ol>
      )}
    </TitledDialog>
  );
}

function RestoreButton({ onRestore }: { onRestore: () => void }) {
  return (
    <Button icon="undo" onClick={onRestore}>
      {words.restoreVersion}
    </Button>
  );
}

/** The sentence, and below it the texts that are too long for one. */
function Entry({ kind, entry }: { kind: ChangedKind; entry: HistoryEntry }) {
  const { timeZone } = useClinic();
  const [now] = useState(() => new Date());
  const clock = { now, timeZone };
  const time = new Date(entry.created_at);
  const long = entry.texts?.filter((text) => !isShort(text)) ?? [];
  return (
    <>
      <p>
        <ChangeSentence change={{ ...entry, kind }} isOwn />
      </p>
      <p className="soft">
        {dayLabel(time, clock)}, {timeLabel(time, clock)}
      </p>
      {long.length > 0 && (
        <details>
          <summary>{words.beforeAndAfter}</summary>
          <dl>
            {long.map(({ label, before, after }) => (
              <div key={label}>
                <dt>{partName(label)}</dt>
                <dd dir="auto">{readable(before)}</dd>
                <dd dir="auto">{readable(after)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
