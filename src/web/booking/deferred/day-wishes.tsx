import type { Wishes } from '#contract/appointments.ts';
import * as words from '#words/booking-parts.ts';
import { Wish, WishGroup } from './wish-group.tsx';

const days: Wishes['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const parts: Wishes['parts'] = ['morning', 'afternoon', 'evening'];

/** Wished days, for a clinic that offers no times. */
export function DayWishes({ before }: { before: readonly string[] }) {
  const box = (wish: keyof typeof words.wishes) => (
    <Wish key={wish} name="wishes" value={wish} defaultChecked={before.includes(wish)}>
      {words.wishes[wish]}
    </Wish>
  );
  return (
    <>
      <input type="hidden" name="day" value="" />
      <p className="hint">{words.tickWhatSuits}</p>
      <WishGroup name={words.days}>{days.map(box)}</WishGroup>
      <WishGroup name={words.timeOfDay}>{parts.map(box)}</WishGroup>
    </>
  );
}
