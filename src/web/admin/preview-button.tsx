import { failure } from '#contract/messages/previews.ts';
import type { Preview } from '#contract/previews.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button } from '#web/admin/button.tsx';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/parts.ts';

/** Opens the real page with what is typed and not published, in a tab of its own; `make` sends it, and answers its address. */
export function PreviewButton({ make }: { make: () => Promise<Preview> }) {
  const toasts = useToasts();
  const { isBusy, run } = useBusy();
  const open = async () => {
    const tab = window.open('', '_blank'); // at once: browsers block one that opens long after the click
    tab?.sessionStorage.clear(); // a visit of its own, in which the start pop-up opens again
    const result = await attempt(make);
    if (result.kind === 'saved') {
      const show = () => window.open(result.saved.path, '_blank');
      if (tab) tab.location.replace(result.saved.path);
      else toasts.success(words.previewIsReady, { action: { label: words.openIt, onSelect: show } });
      return;
    }
    tab?.close();
    const [mistake] = result.kind === 'invalid' ? Object.values(result.errors) : [];
    toasts.failure(`${failure} ${isFailure(result) ? adviceFor(result) : (mistake ?? '')}`.trim());
  };
  return (
    <Button isLarge icon="eye" isBusy={isBusy} onClick={() => run(open)}>
      <Sentence
        words={words.preview}
        fields={{ hidden: <span className="visually-hidden">{words.previewHidden}</span> }}
      />
    </Button>
  );
}
