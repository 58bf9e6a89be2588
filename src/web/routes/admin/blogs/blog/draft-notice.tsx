import { longDay, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/alert.tsx';

interface DraftNoticeProps {
  draft: { found: { keptAt: number; title: string } | undefined; forget: () => void };
  onUse: () => void;
}

/** What was typed here before and never saved. */
export function DraftNotice({ draft: { found, forget }, onUse }: DraftNoticeProps) {
  const { timeZone } = useClinic();
  if (!found) return null;
  const kept = new Date(found.keptAt);
  const clock = { now: kept, timeZone };
  return (
    <div className="blog-notice">
      <Alert tone="note" title={`We kept what you typed on ${longDay(clock)} at ${timeLabel(kept, clock)}.`}>
        <p>{found.title ? `It is called “${found.title}”.` : 'It has no title yet.'} It was not saved.</p>
        <div className="notice-actions">
          <button type="button" className="button button-pine button-small" onClick={onUse}>
            Use it
          </button>
          <button type="button" className="button button-quiet button-small" onClick={forget}>
            Discard it
          </button>
        </div>
      </Alert>
    </div>
  );
}
