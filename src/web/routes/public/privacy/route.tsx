import './privacy.css';
import { privacySections } from '#web/content/privacy-page.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import type { Route } from './+types/route.ts';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

/** Without a description: search engines leave it out. */
export const meta = (args: Route.MetaArgs) => pageMeta('Privacy', args);

export default function Privacy() {
  const clinic = useClinic();
  return (
    <>
      <PageHead title="Privacy">
        <p className="lead">What we keep of what you send us, and how you have it erased.</p>
      </PageHead>
      <div className="wrap privacy">
        {privacySections(clinic).map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>Ask us</h2>
          <p>
            {clinic.name}, {clinic.address.street}, {clinic.address.locality} {clinic.address.postalCode}. Call us on{' '}
            <PhoneLink number={clinic.phone} /> or write to <a href={`mailto:${clinic.email}`}>{clinic.email}</a>.
          </p>
        </section>
      </div>
    </>
  );
}
