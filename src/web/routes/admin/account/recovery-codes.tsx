import { useClinic } from '#web/shell/clinic.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { saveFile } from '#web/ui/save-file.ts';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Shown once: the server stores only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { name } = useClinic();
  const toasts = useToasts();
  const text = codes.join('\n');
  const copy = async () => {
    // Browsers have a clipboard for pages only where the connection is safe.
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) toasts.success('Recovery codes copied.');
    else toasts.failure('They could not be copied. Please download them.');
  };
  const download = () =>
    saveFile(new Blob([`Recovery codes for ${name}. Each works once.\n\n${text}\n`]), 'recovery-codes.txt');
  return (
    <div className="recovery-codes">
      <Alert tone="warning" title="Keep these recovery codes in a safe place" takesFocus>
        <p>Each lets you sign in once when your phone is lost. They are shown only now.</p>
      </Alert>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="two-step-buttons">
        <button type="button" className="button button-quiet button-small" onClick={copy}>
          Copy
        </button>
        <button type="button" className="button button-quiet button-small" onClick={download}>
          <Icon name="download" />
          Download
        </button>
        <button type="button" className="button button-quiet button-small" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button button-secondary button-small" onClick={onDone}>
          I have stored them
        </button>
      </div>
    </div>
  );
}
