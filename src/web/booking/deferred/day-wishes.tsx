import type { Wishes } from '#contract/appointments.ts';
import { Wish, WishGroup } from './wish-group.tsx';

const days: Wishes['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const parts: Wishes['parts'] = ['morning', 'afternoon', 'evening'];

/** Wished days, for a clinic that offers no times. */
export function DayWishes({ before }: { before: readonly string[] }) {
  const box = (wish: string) => (
    <Wish key={wish} name="wishes" value={wish} defaultChecked={before.includes(wish)}>
      {wish.replace(/^./, (first) => first.toUpperCase())}
    </Wish>
  );
  return (
    <>
      <input type="hidden" name="day" value="" />
      <p className="hint">Tick what suits you. Nothing ticked means any day, or any time of day.</p>
      <WishGroup name="Days">{days.map(box)}</WishGroup>
      <WishGroup name="Time of day">{parts.map(box)}</WishGroup>
    </>
  );
}
