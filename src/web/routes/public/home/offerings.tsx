import './offerings.css';
import { messages } from '#contract/messages.ts';
import type { Treatment } from '#contract/treatments.ts';
import { offerings } from '#web/content/home.ts';

export function Offerings({ treatments }: { treatments: readonly Treatment[] }) {
  return (
    <section className="section band-pine" aria-labelledby="offerings-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="offerings-heading">What we offer</h2>
            <p>You do not need to choose. Tell us what hurts, and we suggest what fits.</p>
          </div>
        </div>
        {treatments.length === 0 && <p className="soft">{messages.lists.empty}</p>}
        <Offering noun="therapies" treatments={treatments.filter(({ kind }) => kind === 'therapy')} />
        <Offering noun="services" treatments={treatments.filter(({ kind }) => kind === 'service')} />
      </div>
    </section>
  );
}

function Offering({ noun, treatments }: { noun: keyof typeof offerings; treatments: readonly Treatment[] }) {
  if (treatments.length === 0) return null;
  return (
    <div className="offering">
      <header>
        <h3>
          {treatments.length} {noun}
        </h3>
        <p>{offerings[noun]}</p>
      </header>
      <ul>
        {treatments.map(({ treatment_id, treatment_description }) => (
          <li key={treatment_id}>{treatment_description}</li>
        ))}
      </ul>
    </div>
  );
}
