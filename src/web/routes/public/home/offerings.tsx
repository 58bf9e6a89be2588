import './offerings.css';
import * as listMessages from '#contract/messages/lists.ts';
import { offerings } from '#web/content/home.ts';

type OfferingsProps = Record<keyof typeof offerings, readonly string[]>;

export function Offerings({ therapies, services }: OfferingsProps) {
  return (
    <section className="section band-pine" aria-labelledby="offerings-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="offerings-heading">What we offer</h2>
            <p>You do not need to choose. Tell us what hurts, and we suggest what fits.</p>
          </div>
        </div>
        {therapies.length + services.length === 0 && <p className="soft">{listMessages.empty}</p>}
        <Offering noun="therapies" names={therapies} />
        <Offering noun="services" names={services} />
      </div>
    </section>
  );
}

function Offering({ noun, names }: { noun: keyof typeof offerings; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="offering">
      <header>
        <h3>
          {names.length} {noun}
        </h3>
        <p>{offerings[noun]}</p>
      </header>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
