import './form-notice.css';
import { formNotices, keptFor, type NoticeForm, noticeVersion } from '#web/content/privacy-notice.ts';
import { formText } from '#web/forms/form-text.ts';
import { useClinic } from '#web/shell/clinic.ts';

const field = 'privacy_notice';

/** What happens with what is typed here, before it is sent. Which version was read goes along with the form. */
export function FormNotice({ form }: { form: NoticeForm }) {
  const clinic = useClinic();
  const { why, who } = formNotices[form];
  return (
    <div className="form-notice">
      <input type="hidden" name={field} value={noticeVersion} />
      <p>
        {why} {who} We keep it {keptFor(clinic)}: a call or an e-mail is enough.{' '}
        {/* In a new tab, so that nothing typed is left behind. */}
        <a href="/privacy" target="_blank" rel="noopener">
          More about your privacy<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

/** For the call that sends the form. */
export function readNotice(form: FormData) {
  return { privacy_notice: formText(form, field) };
}
