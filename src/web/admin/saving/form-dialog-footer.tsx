import { DialogFooter } from '#web/ui/dialog.tsx';
import { Working } from '#web/ui/working.tsx';

interface FormDialogFooterProps {
  /** Id of the form that it sends. */
  form: string;
  /** What sending does: 'Add administrator'. */
  confirm: string;
  isSending: boolean;
  onCancel: () => void;
}

/** Under a form in a dialog: sends it, or leaves. */
export function FormDialogFooter({ form, confirm, isSending, onCancel }: FormDialogFooterProps) {
  return (
    <DialogFooter>
      <button type="submit" className="button button-primary" form={form} aria-disabled={isSending || undefined}>
        {isSending && <Working />}
        {confirm}
      </button>
      <button type="button" className="button button-quiet" onClick={onCancel}>
        Cancel
      </button>
    </DialogFooter>
  );
}
