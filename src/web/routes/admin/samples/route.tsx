import { Button } from '#web/admin/button.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { attempt } from '#web/forms/define-form.ts';
import './samples.css';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as sampleMessages from '#contract/messages/samples.ts';
import { isFinal, type SampleKind, sampleKinds } from '#contract/plain/sample-kinds.ts';
import type { SampleCounts } from '#contract/samples.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { useUndo } from '#web/admin/records/change.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as samplesWords from '#words/admin/samples.ts';
import { locale } from '#words/locale.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { counts: await loadOr(null, () => adminApi.samples.count({}, { signal }), { signal }) };
}

export const meta = (args: Route.MetaArgs) => pageMeta(samplesWords.samples, args);

/** The content with which the site was set up, and how it goes. */
export default function Samples({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <TabMain title={samplesWords.samples} beside={<p>{samplesWords.theContentThatThis}</p>}>
      <div className="samples stack tab-body">
        {counts ? <Removal counts={counts} /> : <ListFailure sentence={sampleMessages.loadFailure} />}
      </div>
    </TabMain>
  );
}

function Removal({ counts }: { counts: SampleCounts }) {
  const [deselected, setDeselected] = useState<ReadonlySet<SampleKind>>(new Set());
  const toggle = (kind: SampleKind) =>
    setDeselected((now) => new Set(now.has(kind) ? [...now].filter((one) => one !== kind) : [...now, kind]));
  const [keepsConditions, setKeepsConditions] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const toasts = useToasts();
  const present = sampleKinds.filter((kind) => counts[kind] > 0);
  const chosen = present.filter((kind) => !deselected.has(kind));
  const remove = useRemoval();
  if (present.length === 0)
    return (
      <EmptyState sentence={sampleMessages.none}>
        <p>{samplesWords.everythingOnTheWebsite}</p>
      </EmptyState>
    );
  const isKept = (kind: SampleKind) => kind === 'conditions' && keepsConditions;
  return (
    <>
      <p>{samplesWords.textsPicturesReviewsAnd}</p>
      <fieldset className="samples-card card">
        <legend className="legend-inside">{samplesWords.whatToRemove}</legend>
        {present.map((kind) => (
          <div key={kind}>
            <Tick checked={!deselected.has(kind)} onTick={() => toggle(kind)}>
              <span>{sampleMessages.countOfKind(kind, counts[kind])}</span>
            </Tick>
            {kind === 'conditions' && !deselected.has(kind) && (
              <div className="samples-keep" role="radiogroup" aria-label={samplesWords.conditions}>
                {[false, true].map((keeps) => (
                  <Tick
                    key={String(keeps)}
                    type="radio"
                    name="keep-conditions"
                    checked={keeps === keepsConditions}
                    onTick={() => setKeepsConditions(keeps)}
                  >
                    <span>{keeps ? samplesWords.keepTheTextsAs : samplesWords.deleteThem}</span>
                  </Tick>
                ))}
              </div>
            )}
          </div>
        ))}
      </fieldset>
      <Button
        look="primary"
        isLarge
        onClick={() => (chosen.length > 0 ? setAsking(true) : toasts.failure(sampleMessages.noneChosen))}
      >
        {samplesWords.removeSamples}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={samplesWords.removeTheseSamples}
          confirm={samplesWords.remove}
          onConfirm={async () => {
            await remove(chosen, keepsConditions);
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          <Consequences deleted={chosen.filter((kind) => !isKept(kind))} kept={chosen.filter(isKept)} counts={counts} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says how it went, and offers to bring back what can come back. */
function useRemoval() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const offerUndo = useUndo();
  return async (kinds: SampleKind[], keepsConditions: boolean) => {
    const result = await attempt(() => adminApi.samples.remove({ body: { kinds, keep_conditions: keepsConditions } }));
    if (result.kind !== 'saved') return toasts.failure(sampleMessages.removeFailure);
    const { removed, removed_at, in_use } = result.saved;
    await revalidate();
    if (keepsConditions && kinds.includes('conditions')) toasts.success(sampleMessages.kept);
    if (in_use.length > 0) toasts.success(sampleMessages.inUse(in_use));
    if (sampleKinds.some((kind) => !isFinal(kind) && removed[kind] > 0))
      offerUndo(sampleMessages.deleted, {
        takeBack: () => adminApi.samples.restore({ body: { removed_at } }),
        words: sampleMessages,
        onUndone: () => void revalidate(),
      });
    else if (sampleKinds.some((kind) => removed[kind] > 0)) toasts.success(sampleMessages.deleted);
  };
}

const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

interface ConsequencesProps {
  deleted: readonly SampleKind[];
  kept: readonly SampleKind[];
  counts: SampleCounts;
}

function Consequences({ deleted, kept, counts }: ConsequencesProps) {
  const list = (kinds: readonly SampleKind[]) =>
    new Intl.ListFormat(locale).format(kinds.map((kind) => sampleMessages.countOfKind(kind, counts[kind])));
  const final = deleted.filter(isFinal);
  const finalNames = capitalized(new Intl.ListFormat(locale).format(final.map((kind) => samplesWords.kinds[kind])));
  return (
    <>
      {deleted.length > 0 && <p>{samplesWords.willDelete(list(deleted))}</p>}
      {kept.length > 0 && <p>{samplesWords.willBecomeYours(list(kept))}</p>}
      {final.length > 0 && (
        <p>
          {(final.length === deleted.length ? samplesWords.deletedForGood : samplesWords.someDeletedForGood)(
            finalNames,
          )}
        </p>
      )}
      {final.some((kind) => kind !== 'requests') && <p>{samplesWords.roomsAndPractitionersStay}</p>}
      {deleted.length > 0 && final.length === 0 && <p>{samplesWords.youCanUndoThis}</p>}
    </>
  );
}
