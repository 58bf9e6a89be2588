import './form-notice.css';
import { keptFor, noticeVersion, whoSees } from '#web/content/privacy-notice.ts';
import { useClinic } from '#web/shell/clinic.ts';

/** Says what happens with the data before it is sent. Send `privacy_notice` along: the version that was read. */
export function FormNotice({ why }: { why: string }) {
  const clinic = useClinic();
  return (
    <div className="form-notice">
      <input type="hidden" name="privacy_notice" value={noticeVersion} />
      <p>
        {why} {whoSees(clinic)} We keep it {keptFor(clinic)}: a call or an e-mail is enough.{' '}
        {/* In a new tab, so that nothing typed is lost. */}
        <a href="/privacy" target="_blank" rel="noopener">
          More about your privacy<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}
