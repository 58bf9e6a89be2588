import './ratings-panel.css';
import type { Ratings } from '#contract/reviews.ts';
import { Bar } from '#web/admin/bars.tsx';
import { Star } from '#web/ui/drawings/stars.tsx';
import * as words from '#words/admin/reviews.ts';
import { locale } from '#words/locale.ts';

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
      <caption className="visually-hidden">{words.distribution}</caption>
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

/** Five groups, the best first. A half step counts towards the next whole star: 4.5 to 5. */
export function groupRatings(all: Ratings, active: Ratings) {
  return [5, 4, 3, 2, 1].map((stars) => ({
    label: words.range(stars - 0.5, stars),
    all: countIn(all, stars),
    active: countIn(active, stars),
  }));
}

function countIn({ distribution }: Ratings, stars: number) {
  const within = distribution.filter(({ rating }) => Math.ceil(rating) === stars);
  return within.reduce((sum, { count }) => sum + count, 0);
}
