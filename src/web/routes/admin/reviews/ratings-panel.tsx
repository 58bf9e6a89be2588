import './ratings-panel.css';
import type { Ratings } from '#contract/reviews.ts';
import { Bar } from '#web/admin/bars.tsx';
import { Star } from '#web/ui/drawings/stars.tsx';

interface RatingsPanelProps {
  all: Ratings;
  active: Ratings;
}

/** How the clinic is rated: by everyone, and by what the website shows. */
export function RatingsPanel({ all, active }: RatingsPanelProps) {
  return (
    <section className="ratings-panel grid" aria-label="Ratings">
      <dl className="num">
        <Average ratings={all} of="in all" />
        <Average ratings={active} of="on the website" />
      </dl>
      <Distribution all={all} active={active} />
    </section>
  );
}

function Average({ ratings: { average, count }, of }: { ratings: Ratings; of: string }) {
  return (
    <div>
      <dt>
        {count.toLocaleString('en')} {of}
      </dt>
      <dd className="row">
        {average === null ? (
          <span className="soft">None yet</span>
        ) : (
          <>
            {average.toFixed(1)} <Star filled={1} />
            <span className="visually-hidden">out of 5 stars on average</span>
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
      <caption className="visually-hidden">How many reviews gave how many stars</caption>
      <thead>
        <tr>
          <th scope="col">Stars</th>
          <th scope="col" colSpan={2}>
            All
          </th>
          <th scope="col">On the website</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.label}>
            <th scope="row">{group.label}</th>
            <td className="ratings-bar">
              <Bar share={group.all / longest} part={group.active / longest} />
            </td>
            <td>{group.all.toLocaleString('en')}</td>
            <td className="ratings-active">{group.active.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Five groups, the best first. A half step counts towards the next whole star: 4.5 to 5. */
export function groupRatings(all: Ratings, active: Ratings) {
  return [5, 4, 3, 2, 1].map((stars) => ({
    label: `${stars - 0.5} to ${stars}`,
    all: countIn(all, stars),
    active: countIn(active, stars),
  }));
}

function countIn({ distribution }: Ratings, stars: number) {
  const within = distribution.filter(({ rating }) => Math.ceil(rating) === stars);
  return within.reduce((sum, { count }) => sum + count, 0);
}
