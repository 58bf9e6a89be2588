import './ratings-panel.css';
import type { Ratings } from '#contract/reviews.ts';
import { groupByStars } from '#web/reviews/rate.ts';
import { Bar } from '#web/ui/drawings/bars.tsx';
import { Star } from '#web/ui/drawings/stars.tsx';
import * as words from '#words/admin/reviews.ts';
import { locale } from '#words/locale.ts';
import { distribution } from '#words/reviews.ts';

interface RatingsPanelProps {
  all: Ratings;
  active: Ratings;
}

/** How the clinic is rated: by everyone, and by what the website shows. */
export function RatingsPanel({ all, active }: RatingsPanelProps) {
  return (
    <section className="ratings-panel grid" aria-label={words.ratings}>
      <dl className="num">
        <Average ratings={all} say={words.inAll} />
        <Average ratings={active} say={words.countOnWebsite} />
      </dl>
      <Distribution all={all} active={active} />
    </section>
  );
}

interface AverageProps {
  ratings: Ratings;
  say: (count: string) => string;
}

function Average({ ratings: { average, count }, say }: AverageProps) {
  return (
    <div>
      <dt>{say(count.toLocaleString(locale))}</dt>
      <dd className="row">
        {average === null ? (
          <span className="soft">{words.noneYet}</span>
        ) : (
          <>
            {average.toFixed(1)} <Star filled={1} />
            <span className="visually-hidden">{words.outOfFive}</span>
          </>
        )}
      </dd>
    </div>
  );
}

function Distribution({ all, active }: RatingsPanelProps) {
  const groups = groupRatings(all, active);
  const longest = Math.max(...groups.map((group) => group.all));
  return (
    <table className="ratings-table num">
      <caption className="visually-hidden">{distribution}</caption>
      <thead>
        <tr>
          <th scope="col">{words.stars}</th>
          <th scope="col" colSpan={2}>
            {words.all}
          </th>
          <th scope="col">{words.onTheWebsite}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.label}>
            <th scope="row">{group.label}</th>
            <td className="ratings-bar">
              <Bar share={group.all / longest} part={group.active / longest} />
            </td>
            <td>{group.all.toLocaleString(locale)}</td>
            <td className="ratings-active">{group.active.toLocaleString(locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many gave how many stars, of all and of those that the website shows. */
export function groupRatings(all: Ratings, active: Ratings) {
  const shown = groupByStars(active);
  return groupByStars(all).map(({ label, count }, index) => ({ label, all: count, active: shown[index]?.count ?? 0 }));
}
