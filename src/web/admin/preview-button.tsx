import { useState } from 'react';
import { failure } from '#contract/messages/previews.ts';
import type { Preview } from '#contract/previews.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';

interface PreviewButtonProps {
  /** Sends what is typed, and answers the address of the page that shows it. */
  make: () => Promise<Preview>;
  className?: string;
}

/** Opens the real page with what is typed and not published, in a tab of its own. */
export function PreviewButton({ make, className = 'button button-secondary' }: PreviewButtonProps) {
  const toasts = useToasts();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    const tab = window.open('', '_blank'); // at once: browsers block one that opens long after the click
    tab?.sessionStorage.clear(); // a visit of its own, in which the start pop-up opens again
    setOpening(true);
    const result = await attempt(make);
    setOpening(false);
    if (result.kind === 'saved') {
      const show = () => window.open(result.saved.path, '_blank');
      if (tab) tab.location.replace(result.saved.path);
      else toasts.success('The preview is ready.', { action: { label: 'Open it', onSelect: show } });
      return;
    }
    tab?.close();
    const [mistake] = result.kind === 'invalid' ? Object.values(result.errors) : [];
    toasts.failure(`${failure} ${isFailure(result) ? adviceFor(result) : (mistake ?? '')}`.trim());
  };
  return (
    <button type="button" className={className} aria-disabled={isOpening} onClick={open}>
      {isOpening ? <Working /> : <Icon name="eye" />}
      Preview<span className="visually-hidden"> on the website (opens in a new tab)</span>
    </button>
  );
}
