import './welcome.css';
import visit from '#web/art/visit.svg?no-inline';
import { welcome } from '#web/content/home.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';

const degreesPerStep = 60;

export function Welcome() {
  const { name } = useClinic();
  return (
    <section className="section">
      <div className="welcome wrap">
        <div className="welcome-text">
          <h2>Welcome to {name}</h2>
          <p className="lead">{welcome.lead}</p>
          <p className="soft">{welcome.text}</p>
          <Link className="link-on" to="/about">
            More about us
            <Icon name="arrow" />
          </Link>
        </div>
        <div className="visit">
          <img src={visit} width="560" height="320" alt="" loading="lazy" />
          <ol>
            {welcome.steps.map((step, index) => (
              <li key={step.title}>
                <span className="visit-degrees num" aria-hidden="true">
                  {index * degreesPerStep}°
                </span>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
