import './reasons.css';
import { reasons } from '#web/content/home.ts';
import { Dial } from '#web/ui/drawings/dial.tsx';

const [firstDegrees, lastDegrees] = [25, 150];

export function Reasons() {
  const step = (lastDegrees - firstDegrees) / (reasons.length - 1);
  return (
    <section className="section" aria-labelledby="reasons-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="reasons-heading">Six reasons to choose us</h2>
          </div>
        </div>
        <ol className="reasons">
          {reasons.map(({ title, text }, index) => (
            <li key={title}>
              <Dial degrees={firstDegrees + index * step} label={index + 1} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
