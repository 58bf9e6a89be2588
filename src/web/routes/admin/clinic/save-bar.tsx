import { useState } from 'react';
import * as clinicMessages from '#contract/messages/clinic.ts';
import { ConfirmDialog } from '#web/admin/saving/confirm-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useStillWorking } from '#web/ui/use-still-working.ts';
import { Working } from '#web/ui/working.tsx';

interface SaveBarProps {
  isUnsaved: boolean;
  isUploading: boolean;
  isSaving: boolean;
  /** What to do, after saving has failed. */
  advice: string | undefined;
  attempts: number;
  onDiscard: () => void;
}

/** Stays at the bottom of the window, with what became of the last try beside the button. */
export function SaveBar({ isUnsaved, isUploading, isSaving, advice, attempts, onDiscard }: SaveBarProps) {
  const [isAsking, setAsking] = useState(false);
  const isBusy = isSaving || isUploading;
  return (
    <div className="clinic-save">
      {advice && !isSaving && (
        <Alert key={attempts} tone="failure" title={clinicMessages.saveFailure}>
          <p>Nothing you typed is lost. {advice}</p>
        </Alert>
      )}
      <div className="clinic-save-buttons">
        <button type="submit" className="button button-primary" aria-disabled={!isUnsaved || isBusy}>
          {isBusy ? <Working /> : <Icon name="check" />}
          {isSaving ? 'Saving' : 'Save changes'}
        </button>
        {isUnsaved && (
          <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
            Discard changes
          </button>
        )}
        <SaveState isUnsaved={isUnsaved} isUploading={isUploading} isSaving={isSaving} />
      </div>
      {isAsking && (
        <ConfirmDialog
          question="Discard your changes?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>The page goes back to what is on the site now.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function SaveState({ isUnsaved, isUploading, isSaving }: Pick<SaveBarProps, 'isUnsaved' | 'isUploading' | 'isSaving'>) {
  const isLong = useStillWorking(isSaving || isUploading);
  return (
    <p className="soft" role="status">
      {isLong ? 'Still working. Please keep this page open.' : stateOf(isUnsaved, isUploading)}
    </p>
  );
}

function stateOf(isUnsaved: boolean, isUploading: boolean) {
  if (isUploading) return 'A picture is being uploaded.';
  return isUnsaved ? 'Not saved yet.' : 'Everything is saved.';
}
